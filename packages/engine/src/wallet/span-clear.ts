/** How far into a span of values the present winner is certain to stay first. */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { netOf } from './lever-run.ts'
import type { Moved, Span } from './moved.ts'
import { isOutdone } from './outdone.ts'
import { clearPart, type Line, type Roof } from './span-line.ts'
import { ownFloor } from './span-own.ts'
import { rivalsIn, setKey } from './span-rivals.ts'
import { roofsOf } from './span-roofs.ts'
import { type Player, worthOf } from './worth.ts'

/**
 * For how many steps no other set can come first, and the ids of those sets that could after that: all others cannot
 * anywhere in the span. Null where that is not known.
 */
export type Clear = Readonly<{ passed: number; left: readonly (readonly string[])[] | null }>

/** So few that it takes less to look at them again than to look for others. */
export const FEW_SETS = 12

type Asked = Readonly<{
  /** The end from which steps are counted. */
  from: 'lo' | 'hi'
  /** The only sets that could come first, where that is known. */
  among: readonly (readonly string[])[] | null
  /** What the winner leaves at a value. */
  netAt: (value: number) => number
}>

export function clearIn(span: Span, { from, among, netAt }: Asked): Clear {
  const { lo, hi } = span
  const floor = ownFloor(span, netAt)
  const most = Math.max(0, hi.prepared.question.size - hi.held.length)
  const rivals = floor === null ? null : (among?.map((ids) => hi.setOf(ids)) ?? rivalsIn(span, floor, most))
  if (floor === null || rivals === null) {
    return { passed: 0, left: among }
  }
  const own = setKey(hi.own)
  // To value a set with options to choose can take a second: not in a span that is too long anyway.
  const isThorough = rivals.length <= FEW_SETS
  const left: string[][] = []
  let part = Number.POSITIVE_INFINITY
  for (const players of rivals) {
    if (setKey(players) !== own && !isOutdone(span, players)) {
      const level = beforeInterest(span, floor, players)
      const partOf = (roof: Roof) => clearPart(roof, level, from)
      const parts = roofsOf(span, players, { floor: level, isThorough }, (roof) => partOf(roof) > 1).map(
        partOf,
      )
      part = Math.min(part, ...parts)
      left.push(...(parts.some((each) => each <= 1) ? [idsOf(players)] : []))
    }
  }
  const steps = part > 1 ? hi.value - lo.value : Math.ceil(part * (hi.value - lo.value) - NEARLY) - 1
  return { passed: Math.max(0, steps), left }
}

function idsOf(players: readonly Player[]): string[] {
  return players.map(({ seat }) => seat.compiledCard.card.id)
}

/** Sums of rests are exact, quotients of them nearly. */
const NEARLY = 1e-9

/** What a set has to come to before interest to stand where the winner stands after it. */
function beforeInterest({ hi }: Span, { lo, hi: high }: Line, players: readonly Player[]): Line {
  const cost = interestOf(hi, players)
  return { lo: lo + cost, hi: high + cost }
}

/** What a carried balance costs a set, as far as it is known. */
function interestOf({ prepared: { question } }: Moved, players: readonly Player[]): number {
  const costs = players.flatMap(({ seat }) => question.interest?.[seat.compiledCard.card.id] ?? [])
  return costs.length === 0 ? 0 : Math.min(...costs) * question.years * SUBCENTS_PER_CENT
}

/** Whether a set stands before the winner, which leaves `ownNet`. */
export function standsBefore(moved: Moved, cardIds: readonly string[], ownNet: number): boolean {
  const { prepared, buckets, own } = moved
  const players = moved.setOf(cardIds)
  const { years } = prepared.question
  const isFewer = players.length < own.length
  if (players.length === 1) {
    const lead = netOf(prepared, cardIds) - ownNet
    return lead > 0 || (lead === 0 && isFewer)
  }
  const least = ownNet + interestOf(moved, players) - (isFewer ? 1 : 0)
  return worthOf(buckets, players, years, least) !== null
}
