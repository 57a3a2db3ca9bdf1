/** What a card's welcome offers of the last months say about today's. */
import { addDays, addMonths, type Day, daysBetween } from '@cardsight/engine/dates'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { CardHistory, OfferPeriod, Tiers } from './card-history.ts'
import { offerValue } from './offer-value.ts'
import { isSameOffer, offerKey } from './same-offer.ts'

/** What an offer is worth; null if none of its parts has a known value. */
export type OfferValue = (tiers: Tiers) => Cents | null

export type OfferOptions = Readonly<{
  /** How far back to look. */
  months?: number
  /** By default, the advertised value at a cent a point. */
  worthOf?: OfferValue
}>

/** An offer and the days on which it was seen. */
export type SeenOffer = Readonly<{
  tiers: Tiers
  valueCents: Cents
  /** False if it has parts, and none of them has a known value. */
  isValued: boolean
  /** True if applicants get different amounts. */
  isUpTo: boolean
  from: Day
  /** Null if it's still available. */
  to: Day | null
  source: string
}>

const MONTHS = 24

/** Below this share of the best offer, today's offer is far below it. */
const FAR_BELOW = 0.75

/**
 * Returns the most valuable offer of the last months; null if there was none. On a tie, an offer for everyone wins over
 * "up to" offers, then the latest one.
 */
export function bestOffer(history: CardHistory, today: Day, options: OfferOptions = {}): SeenOffer | null {
  const { months = MONTHS, worthOf = advertisedAt(1) } = options
  return periodsSince(joinSame(history.offers), addMonths(today, -months), today)
    .map((period) => toSeenOffer(period, today, worthOf))
    .reduce<SeenOffer | null>((best, offer) => (best === null || isAsGood(offer, best) ? offer : best), null)
}

/**
 * Returns the offer that was available on most days of the last months, and on how many; null if there was none.
 * The dates are those of its latest period. On a tie, the latest offer wins.
 */
export function usualOffer(
  history: CardHistory,
  today: Day,
  options: OfferOptions = {},
): (SeenOffer & { readonly days: number }) | null {
  const { months = MONTHS, worthOf = advertisedAt(1) } = options
  const start = addMonths(today, -months)
  const daysByOffer = new Map<string, { days: number; last: OfferPeriod }>()
  for (const period of periodsSince(history.offers, start, today)) {
    const first = period.from < start ? start : period.from
    const days = daysBetween(first, lastDay(period, today)) + 1
    const key = offerKey(period.tiers)
    const earlierDays = daysByOffer.get(key)?.days ?? 0
    daysByOffer.delete(key)
    daysByOffer.set(key, { days: days + earlierDays, last: period })
  }
  const [usual] = [...daysByOffer.values()].reverse().sort((a, b) => b.days - a.days)
  return usual === undefined ? null : { ...toSeenOffer(usual.last, today, worthOf), days: usual.days }
}

export type OfferComparison = Readonly<{
  best: SeenOffer
  currentCents: Cents
  /** Today's offer as a share of the best one, such as 0.6. */
  share: number
  /** True below three quarters of the best one. Always false if a part of today's offer has no known value. */
  isFarBelow: boolean
}>

/** Compares today's offer with the best of the last months. Returns null if there's no offer today, or no past offer. */
export function compareWithBest(
  currentOffer: Readonly<{ tiers: Tiers; until?: Day | undefined }> | undefined,
  history: CardHistory,
  today: Day,
  options: OfferOptions = {},
): OfferComparison | null {
  const best = bestOffer(history, today, options)
  const hasEnded = currentOffer?.until !== undefined && currentOffer.until < today
  if (currentOffer === undefined || currentOffer.tiers.length === 0 || hasEnded || !best?.valueCents) {
    return null
  }
  const { worthOf = advertisedAt(1) } = options
  const currentCents = worthOf(currentOffer.tiers) ?? toCents(0)
  const share = currentCents / best.valueCents
  return { best, currentCents, share, isFarBelow: share < FAR_BELOW && currentOffer.tiers.every(isValued) }
}

/**
 * Returns every offer as a step of a chart, oldest first. Days on which no source was read are in no step, and periods of
 * the same offer without such days in between are one step.
 */
export function offerSeries(
  history: CardHistory,
  today: Day,
  worthOf: OfferValue = advertisedAt(1),
): SeenOffer[] {
  return joinSame(history.offers)
    .filter(({ from }) => from <= today)
    .map((period) => toSeenOffer(period, today, worthOf))
}

/** The advertised value, which is the same for everyone. */
export function advertisedAt(centsPerPoint: number): OfferValue {
  return (tiers) => (tiers.some(isValued) ? offerValue(tiers, centsPerPoint) : null)
}

function isValued({ thing, worth }: Tiers[number]): boolean {
  return thing === undefined || worth !== undefined
}

function isAsGood(offer: SeenOffer, best: SeenOffer): boolean {
  return offer.valueCents === best.valueCents
    ? best.isUpTo || !offer.isUpTo
    : offer.valueCents > best.valueCents
}

/** Joins periods of the same offer that follow each other without a gap. The source is that of the latest one. */
function joinSame(periods: readonly OfferPeriod[]): OfferPeriod[] {
  const joined: OfferPeriod[] = []
  for (const period of periods) {
    const last = joined.at(-1)
    const isNext = last !== undefined && last.to !== null && addDays(last.to, 1) === period.from
    if (isNext && isSameOffer(last.tiers, period.tiers) && isUpTo(last.tiers) === isUpTo(period.tiers)) {
      joined.splice(-1, 1, { ...period, from: last.from })
    } else {
      joined.push(period)
    }
  }
  return joined
}

function isUpTo(tiers: Tiers): boolean {
  return tiers.some(({ upTo }) => upTo !== undefined)
}

function periodsSince(periods: readonly OfferPeriod[], start: Day, today: Day): OfferPeriod[] {
  return periods.filter(
    (period) => period.tiers.length > 0 && period.from <= today && lastDay(period, today) >= start,
  )
}

/** Returns the last day of a period, or today if it hasn't ended. */
function lastDay({ from, to, until }: OfferPeriod, today: Day): Day {
  const end = to ?? until ?? today
  const last = end < today ? end : today
  return last < from ? from : last
}

function toSeenOffer(period: OfferPeriod, today: Day, worthOf: OfferValue): SeenOffer {
  const { tiers, from, to, until, source } = period
  const value = tiers.length === 0 ? toCents(0) : worthOf(tiers)
  const hasEnded = (to ?? until ?? today) < today
  return {
    tiers,
    valueCents: value ?? toCents(0),
    isValued: value !== null,
    isUpTo: isUpTo(tiers),
    from,
    to: hasEnded ? lastDay(period, today) : null,
    source,
  }
}
