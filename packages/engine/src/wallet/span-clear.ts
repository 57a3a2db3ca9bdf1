/** How far into a span of values the present winner is certain to stay first. */
import { RESTS_PER_CENT } from '../exact.ts'
import type { Span } from './moved.ts'
import { isOutdone } from './outdone.ts'
import { clearPart, type Line, type Roof } from './span-line.ts'
import { ownFloor } from './span-own.ts'
import { rivalsIn, setKey } from './span-rivals.ts'
import { roofsOf } from './span-roofs.ts'
import type { Player } from './worth.ts'

/**
 * For how many steps no other set can come first, and the ids of those sets that could after that: all others cannot
 * anywhere in the span. Null where that is not known.
 */
export type Clear = Readonly<{ passed: number; left: readonly (readonly string[])[] | null }>

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
  const left: string[][] = []
  let part = Number.POSITIVE_INFINITY
  for (const players of rivals) {
    if (setKey(players) !== own && !isOutdone(span, players)) {
      const level = beforeInterest(span, floor, players)
      const partOf = (roof: Roof) => clearPart(roof, level, from)
      const parts = roofsOf(span, players, level, (roof) => partOf(roof) > 1).map(partOf)
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
  const { question } = hi.prepared
  const costs = players.flatMap(({ seat }) => question.interest?.[seat.compiledCard.card.id] ?? [])
  const cost = costs.length === 0 ? 0 : Math.min(...costs) * question.years * RESTS_PER_CENT
  return { lo: lo + cost, hi: high + cost }
}
