/**
 * What one set of cards comes to at most over a span of values, with the bonuses that it could claim at the higher end.
 *
 * What its cards gain with a certain claim is at most what a linear program says in which limits may be used in any
 * order. The prices of the best split at one end bound it at every value: it is what it is there, and for each cent
 * more or less what a cent is worth at these prices. Both ends give such a line, and the lower of them counts.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { price, timesCents } from './bounds.ts'
import type { Moved, Span } from './moved.ts'
import { groundOf, raise, referenceOf } from './pricing.ts'
import type { Side } from './side.ts'
import { aloneRests, leastGains, refundRests, roundingRests, timesAdded } from './span-gains.ts'
import { type Line, NO_BOUND, type Roof } from './span-line.ts'
import { type PricedSplit, splitYear } from './split.ts'
import { claimsOf, type Player, worthOf } from './worth.ts'

/** What the winner leaves at least, and whether sets with options may be valued to compare them with it. */
type RoofAsked = Readonly<{ floor: Line; isThorough: boolean }>

/**
 * One roof for each claim: `isClear` is asked of each, and claims that bring less money are left out once it says so.
 * What is below the floor anyway need not be known better.
 */
export function roofsOf(
  span: Span,
  players: readonly Player[],
  asked: RoofAsked,
  isClear: (roof: Roof) => boolean,
): Roof[] {
  const hasPoints = players.some(({ use }) =>
    [use.first, use.later].some(({ open }) => (open?.points.length ?? 0) > 0),
  )
  return hasPoints ? [openRoof(span, players, asked)] : plainRoofs(span, players, isClear)
}

function plainRoofs(span: Span, players: readonly Player[], isClear: (roof: Roof) => boolean): Roof[] {
  const { lo, hi, years } = span
  const fixed = players.reduce((sum, { seat }) => sum + seat.fixedRests, 0)
  const alone = players.length === 1 ? aloneRests(hi, players, years) : 0
  const slack = fixed + alone + refundRests(span, players)
  const tangentsOf = (year: 'first' | 'later', lows: readonly number[]): Roof | null => {
    const ends = [lo, hi].map((end) => tangentAt(span, end, sidesAt(end, players, year), lows))
    return ends[1] === null ? null : ends.map((line) => line ?? NO_BOUND)
  }
  const later = years === 1 ? [] : (tangentsOf('later', []) ?? [])
  const roofOf = (first: Roof, money: number): Roof =>
    first.map((line, end) => sumLines(line, later[end], years - 1, slack + money * SUBCENTS_PER_CENT))
  const free = tangentsOf('first', [])
  const roofs: Roof[] = []
  for (const { levels, money } of free === null
    ? []
    : claimsOf(
        players.map(({ seat }) => seat),
        hi.buckets.yearCents,
      )) {
    const easy = roofOf(free ?? [], money)
    if (isClear(easy)) {
      break
    }
    const lows = levels.map((level) => level?.low ?? 0)
    const own = lows.some((low) => low > 0) ? tangentsOf('first', lows) : free
    if (own !== null) {
      roofs.push([...easy, ...roofOf(own, money)])
    }
  }
  return roofs
}

function sumLines(line: Line, later: Line | undefined, laterYears: number, more: number): Line {
  return {
    lo: line.lo + laterYears * (later?.lo ?? 0) + more,
    hi: line.hi + laterYears * (later?.hi ?? 0) + more,
  }
}

/** With limits whose order of use matters thought to be used in any order. */
function sidesAt(end: Moved, players: readonly Player[], year: 'first' | 'later'): Side[] {
  return players.map(({ seat }) => ({ ...end.playerOf(seat).use[year], open: null }))
}

function tangentAt(span: Span, end: Moved, sides: readonly Side[], lows: readonly number[]): Line | null {
  const split = splitYear(end.buckets, sides, lows)
  if (split === null) {
    return null
  }
  const more = timesAdded(span, worthOfCents(end, sides, split))
  return end === span.lo
    ? { lo: split.gain, hi: split.gain + more }
    : { lo: split.gain - more, hi: split.gain }
}

/** By bucket: what a cent is worth at the prices of a split. */
function worthOfCents({ buckets }: Moved, sides: readonly Side[], split: PricedSplit): Float64Array {
  const { cards, gates } = split.prices()
  const most = new Float64Array(buckets.cents.length).fill(Number.NEGATIVE_INFINITY)
  for (const [seat, { classes, classOf }] of sides.entries()) {
    const ofClass = classes.map(({ gains, through }) =>
      Math.max(
        ...gains.map((gain, lane) => {
          const gate = through[lane] ?? -1
          return gain + (gate < 0 ? (cards[seat] ?? 0) : (gates[seat]?.[gate] ?? 0))
        }),
      ),
    )
    raise(
      most,
      Float64Array.from(classOf, (own) => ofClass[own] ?? 0),
    )
  }
  return most
}

/** For cards with options to pick: the bound at prices that suit the set, and what it comes to at the higher end. */
function openRoof(span: Span, players: readonly Player[], { floor, isThorough }: RoofAsked): Roof {
  const { lo, hi, years } = span
  const setting = { board: hi.prepared.board, years }
  const reference = referenceOf(setting, players)
  const ground = groundOf(setting)
  const perCent = ground.perCent.slice()
  let fixed = players.length === 1 ? aloneRests(hi, players, years) : 0
  for (const player of players) {
    const own = price(hi.buckets, player, years - 1, reference)
    raise(perCent, own.perCent)
    fixed += own.fixed
  }
  fixed += roundingsAt(span, perCent) + refundRests(span, players)
  const boundAt = ({ buckets }: Moved) =>
    timesCents(buckets.cents, perCent).reduce((sum, value) => sum + value, fixed)
  const bound = { lo: boundAt(lo), hi: boundAt(hi) }
  if (players.length === 1 || !isThorough || (bound.lo < floor.lo && bound.hi < floor.hi)) {
    return [bound]
  }
  const least = leastGains(span, players)
  const slack = roundingRests(span, least) + refundRests(span, players)
  const added = timesAdded(span, least)
  const enough = Math.min(floor.hi, floor.lo + added) - slack - 1
  const most = slack + mostAt(hi, players, years, enough)
  return [bound, { lo: most - added, hi: most }]
}

/** What a set comes to at most, known no better than to be no more than what is enough. */
function mostAt(
  { buckets }: Moved,
  players: readonly Player[],
  years: Span['years'],
  enough: number,
): number {
  let most = enough
  const worth = worthOf(buckets, players, years, enough, (rests) => {
    most = Math.max(most, rests)
  })
  return worth === null ? most : Math.max(most, worth.rests + worth.slack)
}

/** Of the first year, and then of the later ones. */
function roundingsAt(span: Span, perCent: Float64Array): number {
  const count = span.roundings.length
  const ofYear = (start: number) => roundingRests(span, perCent.subarray(start, start + count))
  return ofYear(0) + (perCent.length > count ? ofYear(count) : 0)
}
