/** Describes a card's fee, welcome bonus, interest and recommended credit. */
import type { CatalogCard, Programs } from '../release.ts'
import { count, day, dollars, isMoney, list, NOT_STATED, plural, sentence } from './format.ts'

export function feeDisplay({ fee }: CatalogCard): string[] {
  if (fee.firstYear !== undefined && fee.firstYear !== fee.yearly) {
    return [`${dollars(fee.firstYear)} in the first year`, `${dollars(fee.yearly)} after`]
  }
  return [dollars(fee.yearly)]
}

export function feeDetail({ fee }: CatalogCard): string {
  if (fee.yearly === 0) {
    return 'No annual fee.'
  }
  return fee.firstYear === undefined || fee.firstYear === fee.yearly
    ? `${dollars(fee.yearly)} a year.`
    : `${dollars(fee.firstYear)} in the first year, then ${dollars(fee.yearly)} a year.`
}

/** Returns the tiers of the welcome bonus, such as '60,000 points after $4,000 in 3 months', or 'not stated'. */
export function offerDescription(card: CatalogCard, programs: Programs): string {
  const program = programs[card.program]
  const tiers = offersOf(card).map((offer) => `${offerReward(offer, program)}${offerTerms(offer)}`)
  const match = card.firstYearMatch
    ? [`${card.issuer} matches all ${program?.unit ?? 'cash back'} you earn in the first year`]
    : []
  const parts = [...tiers, ...match]
  return parts.length === 0 ? NOT_STATED : sentence(parts.join('; '))
}

/** Returns the offer with its notes, caveats and date. */
export function offerLines(card: CatalogCard, programs: Programs): string[] {
  const offers = offersOf(card)
  const uncounted = offers.some(({ thing, worth }) => thing !== undefined && worth === undefined)
  return [
    offerDescription(card, programs),
    ...offers.flatMap(({ note }) => (note === undefined ? [] : [note])),
    ...(offers.some(({ upTo }) => upTo) ? ['This is an "up to" offer: yours may be lower.'] : []),
    ...(uncounted ? ["We don't count rewards other than cash and points."] : []),
    ...(offers.length > 0 && card.offerAsOf ? [`As of ${day(card.offerAsOf)}.`] : []),
  ]
}

type Offer = NonNullable<CatalogCard['offer']>[number]

/** A closed card has no offers: its last one is no longer available. */
function offersOf({ status, offer = [] }: CatalogCard): readonly Offer[] {
  return status.state === 'open' ? offer : []
}

function offerReward(
  { points, cash, thing = '', upTo }: Offer,
  program: Programs[string] | undefined,
): string {
  const limit = upTo ? 'up to ' : ''
  if (points !== undefined) {
    return `${limit}${count(points)} ${program?.unit ?? 'points'}`
  }
  return cash === undefined ? thing : `${limit}${dollars(cash)}${isMoney(program) ? ' back' : ' as a credit'}`
}

function offerTerms({ spend, months, days }: Offer): string {
  const time = months === undefined ? days && plural(days, 'day') : plural(months, 'month')
  if (spend === 0) {
    return time === undefined ? ' on approval' : ` after your first purchase in ${time}`
  }
  return ` after ${dollars(spend)} in ${time}`
}

type Intro = NonNullable<NonNullable<CatalogCard['apr']>['purchases']>

export function introApr({ apr }: CatalogCard): string {
  if (!apr) {
    return NOT_STATED
  }
  const { purchases, transfers } = apr
  if (purchases && transfers && purchases.rate === transfers.rate && purchases.months === transfers.months) {
    return `${describeIntroRate(purchases)} on purchases and balance transfers`
  }
  const parts = [
    ...(purchases ? [`${describeIntroRate(purchases)} on purchases`] : []),
    ...(transfers ? [`${describeIntroRate(transfers)} on balance transfers`] : []),
  ]
  return parts.length === 0 ? 'none' : list(parts)
}

export function regularApr({ apr }: CatalogCard): string {
  if (!apr) {
    return NOT_STATED
  }
  const [low, high] = apr.regular
  return low === high ? `${low}%` : `${low}% - ${high}%`
}

/** Returns '[intro],[regular]'. Neither part contains a comma, so clients can split the pair. */
export function aprPair(card: CatalogCard): string {
  return `[${introApr(card)}],[${regularApr(card)}]`
}

function describeIntroRate({ rate, months }: Intro): string {
  return `${rate}% for ${months} months`
}

const levels = {
  none: 'No credit',
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
} as const

/** Returns the lowest and the highest recommended credit level, which may be equal. */
export function creditRange({ credit }: CatalogCard): readonly [string, string] {
  return credit ? [levels[credit.from], levels[credit.to]] : [NOT_STATED, NOT_STATED]
}

export function foreignFee({ foreignFee: fee }: CatalogCard): string {
  if (!fee) {
    return NOT_STATED
  }
  if (fee.percent === undefined) {
    return 'charged, percentage not stated'
  }
  return `${fee.percent === 0 ? 'none' : `${fee.percent}%`}${fee.asOf ? ` (as of ${day(fee.asOf)})` : ''}`
}
