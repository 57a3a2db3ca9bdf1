/** Describes the tiers of an offer so that equal terms give equal text, in our format and in that of gathered offers. */
import { daysOfMonths } from '../months.ts'
import type { CatalogCard } from '../release.ts'
import type { OutsideTier } from './offer-facts.ts'

type OurTier = NonNullable<CatalogCard['offer']>['tiers'][number]

export function describeOurTier({ upTo, spend, months, days, ...reward }: OurTier): string {
  const { points, cash, credit, giftCard, nights } = reward
  const amount = upTo ?? points ?? cash ?? credit ?? giftCard
  return describe({
    points: points === undefined ? undefined : amount,
    dollars: points === undefined ? amount : undefined,
    nights: nights?.count,
    isUpTo: upTo !== undefined,
    spend,
    days: days ?? (months === undefined ? undefined : daysOfMonths(months)),
  })
}

export function describeOutsideTiers(tiers: readonly OutsideTier[], isUpTo: boolean): string[] {
  return tiers.map(({ points, miles, cash, credit, giftCard, freeNights, spend, days }) =>
    describe({
      points: points ?? miles,
      dollars: cash ?? credit ?? giftCard,
      nights: freeNights?.count,
      isUpTo,
      spend: spend ?? 0,
      days: days ?? undefined,
    }),
  )
}

type Terms = Readonly<{
  points: number | undefined
  dollars: number | undefined
  nights: number | undefined
  isUpTo: boolean
  spend: number
  days: number | undefined
}>

/** Without spending, the time limit doesn't matter. Rewards in words can't be compared, so they all read the same. */
function describe({ points, dollars, nights, isUpTo, spend, days }: Terms): string {
  const terms = spend === 0 ? 'on opening' : `for $${spend} in ${days ?? '?'} days`
  const upTo = isUpTo ? 'up to ' : ''
  if (points !== undefined) {
    return `${upTo}${points} points ${terms}`
  }
  if (dollars !== undefined) {
    return `${upTo}$${dollars} ${terms}`
  }
  return nights === undefined ? `a reward in kind ${terms}` : `${nights} nights ${terms}`
}
