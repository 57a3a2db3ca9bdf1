/** Fee, intro offer, interest and credit history, as the screens have them. */
import type { CatalogCard, Programs } from '../release.ts'
import { count, day, dollars, isMoney, list, NOT_STATED, plural, sentence } from './words.ts'

export function feeDisplay({ fee }: CatalogCard): string[] {
  if (fee.firstYear !== undefined && fee.firstYear !== fee.yearly) {
    return [`${dollars(fee.firstYear)} in the first year`, `${dollars(fee.yearly)} after`]
  }
  return [dollars(fee.yearly)]
}

export function feeDetail(card: CatalogCard): string {
  return card.fee.yearly === 0 ? 'No yearly fee.' : sentence(`Yearly fee: ${feeDisplay(card).join(', ')}`)
}

/** '60,000 points after $4,000 in 3 months', tier by tier; a first year that is paid twice; or not stated. */
export function offerDescription(card: CatalogCard, programs: Programs): string {
  const program = programs[card.program]
  const tiers = offersOf(card).map((offer) => `${offerGift(offer, program)}${offerTerms(offer)}`)
  const match = card.firstYearMatch ? ['all that is earned in the first year is paid twice'] : []
  const parts = [...tiers, ...match]
  return parts.length === 0 ? NOT_STATED : sentence(parts.join('; '))
}

/** What the screen adds about an offer: that it is the highest, what it depends on, and how old it is. */
export function offerLines(card: CatalogCard, programs: Programs): string[] {
  const offers = offersOf(card)
  const uncounted = offers.some(({ thing, worth }) => thing !== undefined && worth === undefined)
  return [
    offerDescription(card, programs),
    ...offers.flatMap(({ note }) => (note === undefined ? [] : [note])),
    ...(offers.some(({ upTo }) => upTo) ? ['The issuer offers some people less.'] : []),
    ...(uncounted ? ['What is not money or points is told and not counted.'] : []),
    ...(offers.length > 0 && card.offerAsOf ? [`As of ${day(card.offerAsOf)}.`] : []),
  ]
}

type Offer = NonNullable<CatalogCard['offer']>[number]

/** Nobody can get the last offer of a closed card. */
function offersOf({ status, offer = [] }: CatalogCard): readonly Offer[] {
  return status.state === 'open' ? offer : []
}

function offerGift({ points, cash, thing = '', upTo }: Offer, program: Programs[string] | undefined): string {
  const limit = upTo ? 'up to ' : ''
  if (points !== undefined) {
    return `${limit}${count(points)} ${program?.unit ?? 'points'}`
  }
  return cash === undefined ? thing : `${limit}${dollars(cash)}${isMoney(program) ? ' back' : ' as a credit'}`
}

function offerTerms({ spend, months, days }: Offer): string {
  const time = months === undefined ? days && plural(days, 'day') : plural(months, 'month')
  if (spend === 0) {
    return time === undefined ? ' on approval' : ` with a first purchase in ${time}`
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
    return `${introWords(purchases)} on purchases and balance transfers`
  }
  const parts = [
    ...(purchases ? [`${introWords(purchases)} on purchases`] : []),
    ...(transfers ? [`${introWords(transfers)} on balance transfers`] : []),
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

/** The pair in brackets, intro before regular. No comma stands inside, so that the pair can be told apart. */
export function aprPair(card: CatalogCard): string {
  return `[${introApr(card)}],[${regularApr(card)}]`
}

function introWords({ rate, months }: Intro): string {
  return `${rate}% for ${months} months`
}

const levels = {
  none: 'No credit',
  poor: 'Poor',
  fair: 'Fair',
  good: 'Good',
  excellent: 'Excellent',
} as const

/** Always two, which may be the same. */
export function creditRange({ credit }: CatalogCard): readonly [string, string] {
  return credit ? [levels[credit.from], levels[credit.to]] : [NOT_STATED, NOT_STATED]
}

export function foreignFee({ foreignFee: fee }: CatalogCard): string {
  if (!fee) {
    return NOT_STATED
  }
  if (fee.percent === undefined) {
    return 'charged, the percentage is not stated'
  }
  return `${fee.percent === 0 ? 'none' : `${fee.percent}%`}${fee.asOf ? ` (as of ${day(fee.asOf)})` : ''}`
}
