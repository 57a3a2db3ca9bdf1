/**
 * What a wallet leaves is the most of many sums, one for each way to split and to claim, and each such sum grows by the
 * same amount with every step of a point's value: so it is convex in that value, and so is the most that any other
 * wallet leaves. Between two values that were run it lies on or below the straight line between them, while the
 * present winner lies on or above the lines that it begins with at either end. Where the one line is below the others,
 * no other wallet can come first in between; elsewhere the place where it comes closest is run next.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { questionAt } from './lever.ts'
import { netOf, type Point, type Run } from './lever-run.ts'
import { prepare } from './question.ts'
import type { Lever, WalletQuestion } from './wallet.ts'

type PointLever = Extract<Lever, { kind: 'point-value' }>

/** The nearest value after `from`, up to `to`, at which another wallet stands first; null where there is none. */
export function findPointChange(
  question: WalletQuestion,
  lever: PointLever,
  ownIds: readonly string[],
  run: Run,
  { now, end }: Readonly<{ now: number; end: number }>,
): Point | null | 'stopped' {
  const [from, to] = [run(now), run(end)]
  if (from === null || to === null) {
    return 'stopped'
  }
  const own = createOwn(question, lever, ownIds)
  return firstBetween(from, to, run, own, 0)
}

/** What the present winner leaves at a value. */
type Own = Readonly<{ at: (value: number) => number; slack: number }>

function createOwn(question: WalletQuestion, lever: PointLever, ownIds: readonly string[]): Own {
  const now = prepare(question)
  const isOfProgram = ({ card }: { card: { program: string } }) => card.program === lever.program
  const isUneven = question.compiled.cards
    .filter(isOfProgram)
    .some(({ card }) => card.bonus.some(({ points }) => points % POINTS_IN_WHOLE_CENTS !== 0))
  const known = new Map<number, number>()
  return {
    // A bonus is rounded to whole cents, which bends the lines by as much; one of whole hundreds of points is not.
    slack: isUneven ? question.size * SUBCENTS_PER_CENT : 0,
    at: (value) => {
      const found = known.get(value)
      if (found !== undefined) {
        return found
      }
      const net = netOf(prepare(questionAt(question, lever, value), now), ownIds)
      known.set(value, net)
      return net
    },
  }
}

const POINTS_IN_WHOLE_CENTS = 100

/** At `a` the present winner stands first. */
function firstBetween(a: Point, b: Point, run: Run, own: Own, depth: number): Point | null | 'stopped' {
  const steps = Math.abs(b.value - a.value)
  if (steps <= 1) {
    return b.isOwn ? null : b
  }
  const closest = b.isOwn ? closestPlace(a, b, own) : crossing(a, b, own, depth)
  if (closest === null) {
    return null
  }
  const middle = run(a.value + Math.sign(b.value - a.value) * Math.min(Math.max(closest, 1), steps - 1))
  if (middle === null) {
    return 'stopped'
  }
  const found = firstBetween(a, middle, run, own, depth + 1)
  return found === null && middle.isOwn ? firstBetween(middle, b, run, own, depth + 1) : found
}

/** Steps from `a` to where another wallet comes closest; null where none can come first between the two. */
function closestPlace(a: Point, b: Point, own: Own): number | null {
  const steps = Math.abs(b.value - a.value)
  const sign = Math.sign(b.value - a.value)
  const [fromA, fromB] = [own.at(a.value + sign) - a.best, own.at(b.value - sign) - b.best]
  if (a.next === Number.NEGATIVE_INFINITY) {
    return null
  }
  const lead = (step: number) =>
    Math.max(a.best + fromA * step, b.best + fromB * (steps - step)) * steps -
    (a.next * (steps - step) + b.next * step)
  const bend = fromA + fromB
  if (bend === 0 && own.slack === 0) {
    // The winner goes straight, and so at most do the others: level in between, they were level at the ends.
    return null
  }
  const meeting = bend === 0 ? steps / 2 : (b.best + fromB * steps - a.best) / bend
  const place = Math.min(Math.max(Math.floor(meeting), 0), steps - 1)
  const isClear = Math.min(lead(place), lead(place + 1)) > 2 * own.slack * steps
  return isClear ? null : place
}

/** Where the two lines cross, or the middle every other time, since the lines can bend. */
function crossing(a: Point, b: Point, own: Own, depth: number): number {
  const steps = Math.abs(b.value - a.value)
  if (depth % 2 === 1 || a.next === Number.NEGATIVE_INFINITY) {
    return Math.trunc(steps / 2)
  }
  const [leadA, leadB] = [a.best - a.next, own.at(b.value) - b.best]
  return Math.floor((steps * leadA) / Math.max(1, leadA - leadB))
}
