/** Matches our earn rules with rows of the gathered facts. */
import type { EarnRule, Selector } from '@cardsight/engine/cards'
import type { Leaf } from '@cardsight/engine/categories'
import type { GatheredRow } from './gathered-facts.ts'

/** A rule for the row's category includes at least one of these leaves. */
const leavesOfCategory: Readonly<Record<string, readonly Leaf[]>> = {
  dining: ['dining'],
  groceries: ['supermarket', 'online-grocery'],
  gas: ['gas'],
  ev_charging: ['ev-charging'],
  airlines: ['flights'],
  flights_portal: ['flights'],
  hotels: ['hotels'],
  hotels_portal: ['hotels'],
  hotels_car_portal: ['hotels'],
  travel_portal: ['hotels', 'car-rental'],
  travel: ['flights'],
  car_rentals: ['car-rental'],
  car_rentals_portal: ['car-rental'],
  transit: ['transit', 'rideshare'],
  streaming: ['streaming'],
  entertainment: ['entertainment'],
  entertainment_portal: ['entertainment'],
  phone: ['phone'],
  utilities: ['utilities', 'internet-tv'],
  drugstores: ['drugstore'],
  wholesale_clubs: ['wholesale-club'],
  home_improvement: ['home-improvement'],
  online_shopping: ['online-shopping'],
  vacation_rentals: ['vacation-rental'],
  gyms_fitness: ['gym'],
  pet_supplies: ['pets'],
  gardening: ['gardening'],
  rent: ['rent'],
  secondhand_stores: ['secondhand'],
}

type Merchants = Readonly<Record<string, string>>

/** The base rate that stacking rules add to, and the merchants' names. */
export type RowContext = { readonly baseRate: number; readonly merchants: Merchants }

export function matchesRow(rule: EarnRule, row: GatheredRow, { baseRate, merchants }: RowContext): boolean {
  const rate = rule.stacks ? rule.rate + baseRate : rule.rate
  return rate === Math.round((row.rate ?? 0) * 1000) && isForCategory(rule, row, merchants)
}

/** Returns true if the rule is about the row's category, whatever its rate. */
export function isForCategory(rule: EarnRule, row: GatheredRow, merchants: Merchants): boolean {
  const { target, condition } = rule
  if (row.mode === 'quarterly_rotating') {
    return target.kind === 'rotating'
  }
  if (row.mode === 'auto_top_spend') {
    return target.kind === 'top'
  }
  if (row.mode === 'user_choice' || row.category === 'selected_categories') {
    return target.kind === 'chosen'
  }
  if (row.category === 'mobile_wallet') {
    return condition?.kind === 'mobile-wallet'
  }
  if (row.category === 'foreign_transactions') {
    return condition?.kind === 'abroad'
  }
  if (target.kind !== 'where' || (row.portalOnly === true) !== (condition?.kind === 'portal')) {
    return false
  }
  return isForLeafOrMerchant(target.where, row, merchants)
}

/** A merchant rule matches if the row is for a brand, has no category of ours, or names the merchant in its note. */
function isForLeafOrMerchant(where: Selector, row: GatheredRow, names: Merchants): boolean {
  const leaves = leavesOfCategory[row.category]
  if (leaves?.some((leaf) => where.isEverything === true || where.leaves?.includes(leaf) === true)) {
    return true
  }
  const { merchants = [] } = where
  const isForBrand = leaves === undefined || row.brandSpecific === true || row.merchantSpecific === true
  return merchants.some((key) => isForBrand || row.note?.includes(names[key] ?? key) === true)
}
