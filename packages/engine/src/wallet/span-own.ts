/**
 * What the present winner leaves at least over a span of values: a straight line below it.
 *
 * - With nothing to decide, what the cards gain with a certain claim of bonuses is the most of a linear program whose
 *   amounts move with the value. It is concave in them, so it lies on or above the line between the ends.
 * - Otherwise nothing of the kind holds: more spending can earn less under a limit of several rates. But what is spent
 *   more can be paid in a way that leaves all else as it is (see span-gains.ts), which gives a line from the lower end.
 * - A card alone that leaves something to decide is used as the engine's own run has it, value by value.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Moved, Span } from './moved.ts'
import { rank } from './rank.ts'
import {
  aloneRests,
  leastGains,
  mostGain,
  mostGains,
  refundRests,
  roundingRests,
  timesAdded,
} from './span-gains.ts'
import type { Line } from './span-line.ts'
import { splitYear } from './split.ts'
import { type Player, type Worth, worthOf } from './worth.ts'

/** `netAt` says what the winner leaves at any value. */
export function ownFloor(span: Span, netAt: (value: number) => number): Line | null {
  const { lo, hi, years } = span
  const isPlain = [...lo.own, ...hi.own].every(
    ({ use }) => use.first.open === null && use.later.open === null,
  )
  if (lo.own.length > 1) {
    const floor = isPlain ? floorBetween(span) : floorFromBelow(span)
    return floor && lowered(floor, slackOf(span))
  }
  const hasThreshold = hi.own.some(({ seat }) =>
    seat.compiledCard.card.rules.some((rule) => rule.aboveYearlySpend !== undefined),
  )
  if (!isPlain || hasThreshold) {
    return floorOfAll(span, netAt)
  }
  const slack = slackOf(span) + 2 * aloneRests(hi, hi.own, years)
  // A bonus that is reached in between must not lift the line before it is.
  const reached = bonusOf(hi) - bonusOf(lo)
  return lowered({ lo: netAt(lo.value), hi: netAt(hi.value) - reached }, slack)
}

/** A cent that a bonus asks for is worth more by what it would gain elsewhere, at most. */
function slackOf(span: Span): number {
  const { hi, years } = span
  const asked = hi.own.some(({ seat }) => seat.levels.length > 0) ? mostGain(hi.own, years) : 0
  const perCent = mostGains(span, hi.own).map((gain) => gain + asked)
  return roundingRests(span, perCent) + refundRests(span, hi.own)
}

function bonusOf({ own }: Moved): number {
  return own.reduce((sum, { seat }) => sum + (seat.levels.at(-1)?.money ?? 0), 0) * SUBCENTS_PER_CENT
}

function lowered({ lo, hi }: Line, by: number): Line {
  return { lo: lo - by, hi: hi - by }
}

/** With what is best to claim at the lower end, or at the higher one if that can be claimed at both. */
function floorBetween({ lo, hi, years }: Span): Line | null {
  const [below, above] = [worthAt(lo, years), worthAt(hi, years)]
  if (below === null || above === null) {
    return null
  }
  const cost = interestOf(lo, below)
  const lineOf = ({ claimed }: Worth): Line | null => {
    const levels = claimed.map((level, place) =>
      level === null ? null : (lo.own[place]?.seat.levels.find(({ low }) => low === level.low) ?? 'none'),
    )
    const lows = claimed.map((level) => level?.low ?? 0)
    const money = levels.reduce(
      (sum, level) => sum + (level === null || level === 'none' ? 0 : level.money),
      0,
    )
    const [atLo, atHi] = [gainAt(lo, years, lows), gainAt(hi, years, lows)]
    const rests = money * SUBCENTS_PER_CENT - cost
    return atLo === null || atHi === null || levels.includes('none')
      ? null
      : { lo: atLo + rests, hi: atHi + rests }
  }
  const lines = [lineOf(below), lineOf(above)].filter((line) => line !== null)
  return lines.toSorted((a, b) => b.lo + b.hi - a.lo - a.hi)[0] ?? null
}

function worthAt({ buckets, own }: Moved, years: Span['years']): Worth | null {
  return worthOf(buckets, own, years)
}

function interestOf({ prepared }: Moved, worth: Worth): number {
  return worth.rests - rank(prepared.question, worth).net
}

/** All but the money of bonuses. */
function gainAt({ buckets, own }: Moved, years: number, lows: readonly number[]): number | null {
  const splitOf = (side: 'first' | 'later', least: readonly number[]) =>
    splitYear(
      buckets,
      own.map(({ use }) => use[side]),
      least,
    )
  const first = splitOf('first', lows)
  const later = years === 1 ? null : splitOf('later', [])
  return first === null || (years > 1 && later === null)
    ? null
    : first.gain + (years - 1) * (later?.gain ?? 0) + fixedOf(own)
}

function fixedOf(players: readonly Player[]): number {
  return players.reduce((sum, { seat }) => sum + seat.fixedRests, 0)
}

function floorFromBelow(span: Span): Line | null {
  const below = worthAt(span.lo, span.years)
  if (below === null) {
    return null
  }
  const lo = rank(span.lo.prepared.question, below).net
  return { lo, hi: lo + timesAdded(span, leastGains(span, span.hi.own)) }
}

/** Below what it leaves at each value of the span. */
function floorOfAll({ lo, hi }: Span, netAt: (value: number) => number): Line {
  const [from, to] = [netAt(lo.value), netAt(hi.value)]
  let over = 0
  for (let value = lo.value + 1; value < hi.value; value++) {
    const onLine = from + ((to - from) * (value - lo.value)) / (hi.value - lo.value)
    over = Math.max(over, onLine - netAt(value))
  }
  return lowered({ lo: from, hi: to }, over)
}
