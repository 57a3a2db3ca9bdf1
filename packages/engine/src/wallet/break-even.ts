/** Where the winner changes: one quantity is moved until another wallet stands first. */
import { feeToChange } from './fee-break-even.ts'
import { endsOf, presentValue } from './lever.ts'
import { createRun, type Point, type Run } from './lever-run.ts'
import { findPointChange } from './point-break-even.ts'
import { findSpendingChange } from './spending-break-even.ts'
import type { BreakEven, Lever, WalletAnswer, WalletQuestion, Watch } from './wallet.ts'

/**
 * For each lever the nearest place below and above the present value at which another wallet stands before the present
 * best one, by what it leaves or, where they are level, by having fewer cards; none where there is none up to four
 * times the present value (for a fee, $1,000 more) and down to nothing (for all spending, a twentieth). Null when stopped.
 *
 * Exact to the step of the lever: a fee to the cent, a point's value to the hundredth of a cent, spending to the
 * thousandth. No nearer step changes the winner, as far as the search proves what it finds (`unproved` of the answer).
 * That the winner wins on one side of a place and another on the other has been run.
 */
export function findBreakEvens(
  question: WalletQuestion,
  answer: WalletAnswer,
  levers: readonly Lever[],
  watch: Watch = {},
): BreakEven[] | null {
  const found: BreakEven[] = []
  const ownIds = answer.best.cards.map(({ cardId }) => cardId)
  for (const [place, lever] of levers.entries()) {
    const now = presentValue(question, lever)
    const run = createRun(question, ownIds, lever, watch)
    for (const [side, end] of endsOf(lever, now).entries()) {
      const onProgress = (done: number) => watch.onProgress?.((place + (side + done) / 2) / levers.length)
      const change = findChange({ question, lever, ownIds, now, end, run, watch, onProgress })
      if (change === 'stopped') {
        return null
      }
      if (change !== null) {
        found.push(change)
      }
      onProgress(1)
    }
  }
  return found
}

type Side = Readonly<{
  question: WalletQuestion
  lever: Lever
  ownIds: readonly string[]
  now: number
  end: number
  run: Run
  watch: Watch
  onProgress: (done: number) => void
}>

function findChange(side: Side): BreakEven | null | 'stopped' {
  const { lever, now, end, run } = side
  const point = now === end ? null : nearestChange(side)
  if (point === null || point === 'stopped') {
    return point
  }
  const before = run(point.value - Math.sign(end - now))
  if (before === null) {
    return 'stopped'
  }
  if (!before.isOwn || point.isOwn) {
    throw new Error(`the winner does not change between ${before.value} and ${point.value}`)
  }
  return { lever, now, lastBefore: before.value, firstAfter: point.value, challenger: point.winner }
}

function nearestChange(side: Side): Point | null | 'stopped' {
  const { question, lever, ownIds, now, end, run, watch, onProgress } = side
  switch (lever.kind) {
    case 'fee': {
      const change = feeToChange(question, lever, ownIds, watch)
      if (change === null || change === 'stopped') {
        return change
      }
      const value = now + change
      const isOnThisSide = change > 0 ? end > now && value <= end : end < now && value >= end
      return isOnThisSide ? (run(value) ?? 'stopped') : null
    }
    case 'point-value':
      return findPointChange(question, lever, ownIds, run, { now, end })
    default:
      return findSpendingChange(question, lever, ownIds, run, { now, end }, { ...watch, onProgress })
  }
}
