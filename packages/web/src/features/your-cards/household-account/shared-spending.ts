/** The spending of a household: one person's own, and the other's monthly totals. */
import type { TypedCosts } from '@cardsight/contract/costs'
import type { HouseholdSpending, SharedData } from '@cardsight/contract/household'
import { type DayRange, daysIn } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { monthStarts, type Purchase, purchaseAt, spendFromCosts } from '@cardsight/engine/spending'
import type { WalletSpend } from '../../../worker/wallet-question.ts'

const YEAR_DAYS = 365
const MONTHS = 12

/** Adds the other person's monthly totals to someone's own spending. */
export function withMonthlyTotals(spend: WalletSpend, monthly: HouseholdSpending): WalletSpend {
  return spend.kind === 'typed'
    ? { ...spend, costs: sumOf(spend.costs, monthly) }
    : { ...spend, purchases: [...spend.purchases, ...purchasesOf(monthly, spend.window)] }
}

function sumOf(costs: TypedCosts, monthly: HouseholdSpending): TypedCosts {
  return {
    ...costs,
    grocery: costs.grocery + monthly.grocery,
    gas: costs.gas + monthly.gas,
    restaurant: costs.restaurant + monthly.restaurant,
    travel: costs.travel + monthly.travel,
    recreation: costs.recreation + monthly.recreation,
    other: costs.other + monthly.other,
  }
}

/** A window of less than a year is repeated to fill it, so it gets its share of a year. */
function purchasesOf(monthly: HouseholdSpending, window: DayRange): Purchase[] {
  const share = Math.min(daysIn(window), YEAR_DAYS) / YEAR_DAYS
  const starts = monthStarts(window).length
  const cents = (dollars: number) => toCents(Math.round((dollars * 100 * MONTHS * share) / starts))
  const spend = spendFromCosts(
    {
      grocery: cents(monthly.grocery),
      gas: cents(monthly.gas),
      restaurant: cents(monthly.restaurant),
      travel: cents(monthly.travel),
      recreation: cents(monthly.recreation),
      other: cents(monthly.other),
    },
    window,
  )
  return Array.from(spend.cents, (_, index) => purchaseAt(spend, index))
}

export function totalOf(monthly: HouseholdSpending): number {
  return Object.values(monthly).reduce((sum, dollars) => sum + dollars, 0)
}

export function isSameSpending(shared: SharedData['spending'], typed: HouseholdSpending): boolean {
  return shared !== null && JSON.stringify(sorted(shared.monthly)) === JSON.stringify(sorted(typed))
}

function sorted(monthly: HouseholdSpending) {
  return Object.entries(monthly).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
