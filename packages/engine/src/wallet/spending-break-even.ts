/**
 * Spending moves every wallet in its own way: a bonus is reached all at once, a limit fills up and then pays less, and
 * the order of days under a limit can even make more spending earn less. So nothing is inferred from two runs. Instead
 * a span of values is passed over where a line below the winner lies above a line over every other set; where that
 * cannot be shown, the span is made shorter. At a single step the sets that are left are valued, and if one of them
 * comes first, the whole question is run.
 */
import { isSpentOn } from './lever.ts'
import { netOf, type Point, type Run } from './lever-run.ts'
import { createMover } from './moved.ts'
import { type Clear, clearIn, FEW_SETS, standsBefore } from './span-clear.ts'
import type { Lever, WalletQuestion, Watch } from './wallet.ts'

const FIRST_STEPS = 40
const MOST_STEPS = 800

type Way = Readonly<{ now: number; end: number }>

/** The nearest value at which another wallet stands first; null where there is none. */
export function findSpendingChange(
  question: WalletQuestion,
  lever: Lever,
  ownIds: readonly string[],
  run: Run,
  { now, end }: Way,
  { shouldStop, onProgress }: Watch,
): Point | null | 'stopped' {
  if (!isSpentOn(question, lever)) {
    return null
  }
  const mover = createMover(question, lever, ownIds)
  const sign = Math.sign(end - now)
  const ownNets = new Map<number, number>()
  const netAt = (value: number) => {
    const net = ownNets.get(value) ?? netOf(mover.at(value).prepared, ownIds)
    ownNets.set(value, net)
    return net
  }
  const isPassed = (left: Clear['left'], value: number) =>
    left !== null &&
    left.length <= FEW_SETS &&
    !left.some((ids) => standsBefore(mover.at(value), ids, netAt(value)))
  const clearBetween = (from: number, to: number, among: Few | null): Clear => {
    const span = mover.spanOf(from, to)
    const sets = among?.sets ?? null
    return span === null
      ? { passed: 0, left: sets }
      : clearIn(span, { from: sign > 0 ? 'lo' : 'hi', among: sets, netAt })
  }
  let steps = FIRST_STEPS
  let at = now
  let few: Few | null = null
  while (at !== end) {
    if (shouldStop?.() === true) {
      return 'stopped'
    }
    const far = Math.min(steps, Math.abs((few?.end ?? end) - at))
    const next = at + sign * far
    const { passed, left }: Clear = clearBetween(at, next, few)
    const isOneStep = passed === 0 && far === 1
    if (isOneStep && !isPassed(left, next)) {
      const point = run(next)
      if (point === null || !point.isOwn) {
        return point ?? 'stopped'
      }
    }
    at += sign * (isOneStep ? 1 : passed)
    if (few === null && left !== null && left.length <= FEW_SETS) {
      few = { end: next, sets: left }
    }
    if (few?.end === at) {
      few = null
    }
    steps = Math.min(MOST_STEPS, passed === far ? 2 * steps : Math.max(1, 2 * passed, Math.trunc(far / 4)))
    onProgress?.(Math.abs(at - now) / Math.abs(end - now))
  }
  return null
}

/** Up to that value no other sets can come first. */
type Few = Readonly<{ end: number; sets: readonly (readonly string[])[] }>
