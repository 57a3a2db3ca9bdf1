/** Sets with a card in place of which one of the winner's would pay alike and leave as much: they never come first. */
import { leastYearCents } from '../card/intro-bonus.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Span } from './moved.ts'
import { type Seat, seatOf } from './seats.ts'
import type { Side } from './side.ts'
import type { Player } from './worth.ts'

/**
 * True where a card that the winner has not can be changed for one of the winner's that is as good everywhere in the
 * span: what comes of that is the winner, or a set that is looked at too and is no worse.
 */
export function isOutdone(span: Span, players: readonly Player[]): boolean {
  const { own } = span.hi
  const mine = without(own, players)
  return without(players, own).some((other) => mine.some((each) => isAsGood(span, each, other)))
}

function without(players: readonly Player[], others: readonly Player[]): Player[] {
  return players.filter(({ seat }) => !others.some((other) => other.seat.card === seat.card))
}

function isAsGood(span: Span, own: Player, other: Player): boolean {
  const { interest } = span.hi.prepared.question
  const [cost, otherCost] = [own, other].map(({ seat }) => interest?.[seat.compiledCard.card.id] ?? Infinity)
  const sides = [own, other].flatMap(({ use }) => [use.first, use.later])
  const hasThreshold = [own, other].some(({ seat }) =>
    seat.compiledCard.card.rules.some(({ aboveYearlySpend }) => aboveYearlySpend !== undefined),
  )
  return (
    !hasThreshold &&
    sides.every(({ open }) => open === null) &&
    (cost ?? 0) <= (otherCost ?? 0) &&
    yearsIn(span, [own, other]).every((yearCents) =>
      leavesAsMuch(seatIn(span, own, yearCents), seatIn(span, other, yearCents)),
    ) &&
    sideKey(own.use.first) === sideKey(other.use.first) &&
    sideKey(own.use.later) === sideKey(other.use.later)
  )
}

/** What is fixed, and each bonus for no more spending. */
function leavesAsMuch(own: Seat, other: Seat): boolean {
  const most = (seat: Seat, low: number) =>
    seat.levels.reduce(
      (sum, level) => (level.low <= low ? Math.max(sum, level.money * SUBCENTS_PER_CENT) : sum),
      0,
    ) + seat.fixedRests
  return [0, ...other.levels.map(({ low }) => low)].every((low) => most(own, low) >= most(other, low))
}

/** Spending of a year at which other tiers of the two can be had. */
function yearsIn({ lo, hi }: Span, players: readonly Player[]): number[] {
  const [from, to] = [lo.buckets.yearCents, hi.buckets.yearCents]
  const steps = players.flatMap(({ seat }) => seat.compiledCard.card.bonus.map(leastYearCents))
  return [from, to, ...steps.filter((cents) => cents > from && cents < to)]
}

function seatIn({ hi, years }: Span, { seat }: Player, yearCents: number): Seat {
  const { isIntro, obstacles } = hi.prepared.question
  const { card, compiledCard, isHeld } = seat
  const hasBonus = isIntro && !obstacles.some(({ cardId }) => cardId === compiledCard.card.id)
  return seatOf(card, compiledCard, { years, yearCents, isHeld, hasBonus })
}

const known = new WeakMap<Side, string>()

function sideKey(side: Side): string {
  const found = known.get(side) ?? describeSide(side)
  known.set(side, found)
  return found
}

/** Limits are named in the order in which buckets meet them. */
function describeSide({ classes, classOf, gates, refundLanesOf, refundThrough }: Side): string {
  const names = new Map<number, string>([[-1, '']])
  const nameOf = (gate: number) => {
    const name = names.get(gate) ?? `${names.size}:${gates[gate]?.high}`
    names.set(gate, name)
    return name
  }
  const ofClass = classes.map(({ gains, through }) =>
    gains.map((gain, lane) => `${gain}@${nameOf(through[lane] ?? -1)}`).join('+'),
  )
  const back = refundLanesOf.map(
    (lanes, refund) => `${lanes[0]?.gain}@${nameOf(refundThrough[refund] ?? -1)}`,
  )
  return [...Array.from(classOf, (own) => ofClass[own]), ...back].join(';')
}
