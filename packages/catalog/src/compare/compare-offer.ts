import { daysOfMonths } from '../months.ts'
import type { CatalogCard } from '../release.ts'
import type { Difference } from './difference.ts'
import type { GatheredFact } from './gathered-facts.ts'

/**
 * Compares welcome bonuses. The gathered facts have one tier, so a second tier of ours is a difference. They state the
 * highest amount of an "up to" offer, and ours counts the lowest, so the file has to say which one that is.
 */
export function compareOffer({ offer }: CatalogCard, { introBonus }: GatheredFact): Difference[] {
  const ours = (offer?.tiers ?? []).map(describeOurs).join(' and ')
  const theirs = describeTheirs(introBonus)
  return ours === theirs ? [] : [{ key: 'bonus', ours: ours || 'none', theirs: theirs || 'none' }]
}

type Tier = NonNullable<CatalogCard['offer']>['tiers'][number]

function describeOurs({ points, cash, credit, giftCard, thing, spend, months, days }: Tier): string {
  const dollars = cash ?? credit ?? giftCard
  const unit = dollars === undefined ? 'points' : 'cash'
  const reward = thing ?? `${dollars ?? points ?? 0} ${unit}`
  return `${reward} for ${spend}${time(months, days)}`
}

function describeTheirs(bonus: GatheredFact['introBonus']): string {
  if (!bonus?.amount) {
    return ''
  }
  const unit = bonus.unit === 'miles' ? 'points' : bonus.unit
  return `${bonus.amount} ${unit} for ${bonus.spendRequirement ?? 0}${time(bonus.months, bonus.days)}`
}

function time(months: number | undefined, days: number | undefined): string {
  const total = months ? daysOfMonths(months) : days
  return total ? ` in ${total} days` : ''
}
