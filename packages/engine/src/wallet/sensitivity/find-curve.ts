/** How the best wallet and its total change with one parameter: sampled, then refined where the winner changes. */
import { toCents } from '../../money.ts'
import { cardsOf } from '../advice/find-best-wallet.ts'
import { rankWithKept } from '../advice/kept-cards.ts'
import { createWalletContext } from '../model/context.ts'
import { prepareProblem } from '../model/wallet-problem.ts'
import { totalCents } from '../report/describe-wallet.ts'
import { rankCards } from '../search/rank-wallets.ts'
import type {
  CurvePoint,
  SearchOptions,
  SensitivityCurve,
  SensitivityParameter,
  WalletQuestion,
} from '../wallet.ts'
import { type ParameterRange, questionAt, rangeOf } from './scenario.ts'

const SAMPLES = 40

/**
 * The curve over the range of scenario.ts: 40 samples, the present value, and each value at which the winner changes
 * between two of them, to the dollar or to the hundredth of a cent of a point value. A wallet that leads for less than
 * the distance between two samples can be missed. Null if it was stopped.
 */
export function findSensitivityCurve(
  question: WalletQuestion,
  parameter: SensitivityParameter,
  options: SearchOptions = {},
): SensitivityCurve | null {
  const range = rangeOf(question, parameter)
  const run = createRun(question, parameter, options)
  const samples = sampleValues(range)
  const points: CurvePoint[] = []
  const switches: CurveSwitch[] = []
  for (const [index, value] of samples.entries()) {
    const before = points.at(-1)
    const point = run.search(value, before === undefined ? [] : [before.winner])
    const found = point === null || before === undefined ? [] : findSwitches(run, before, point, range.step)
    if (point === null || found === null) {
      return null
    }
    switches.push(...found)
    // Both sides of a switch, because the total can jump there.
    const sides = found.flatMap(({ from, to }) => [from, to])
    const known = new Set([before?.value, value])
    points.push(...sides.filter((each) => !known.has(each.value) && known.add(each.value)), point)
    options.onProgress?.((index + 1) / samples.length)
  }
  return {
    parameter,
    now: range.now,
    points,
    switches: switches.map(({ from, to }) => ({ value: to.value, from: from.winner, to: to.winner })),
  }
}

/** Ascending, from the lowest value to the highest, with the present one. */
function sampleValues({ now, low, high, step }: ParameterRange): number[] {
  const even = Array.from({ length: SAMPLES }, (_, index) => {
    const value = low + ((high - low) * index) / (SAMPLES - 1)
    return Math.round(value / step) * step
  })
  return [...new Set([...even, now])].sort((a, b) => a - b)
}

/** Two adjacent values with different winners. */
type CurveSwitch = Readonly<{ from: CurvePoint; to: CurvePoint }>

type Run = ReturnType<typeof createRun>

/**
 * Bisects between two winners without looking at other wallets, then searches on both sides of the switch. If another
 * wallet wins there, its own switches are found the same way. Null if stopped.
 */
function findSwitches(run: Run, from: CurvePoint, to: CurvePoint, step: number): CurveSwitch[] | null {
  if (keyOf(from.winner) === keyOf(to.winner)) {
    return []
  }
  let [low, high] = [from.value, to.value]
  for (let middle = between(low, high, step); middle > low; middle = between(low, high, step)) {
    if (run.isAhead(middle, to.winner, from.winner)) {
      high = middle
    } else {
      low = middle
    }
  }
  const left = low === from.value ? from : run.search(low, [from.winner, to.winner])
  const right = high === to.value ? to : run.search(high, [from.winner, to.winner])
  if (left === null || right === null) {
    return null
  }
  const below = left === from ? [] : findSwitches(run, from, left, step)
  const above = right === to ? [] : findSwitches(run, right, to, step)
  const own = keyOf(left.winner) === keyOf(right.winner) ? [] : [{ from: left, to: right }]
  return below === null || above === null ? null : [...below, ...own, ...above]
}

/** A value halfway between two, or the lower one if there's none. */
function between(low: number, high: number, step: number): number {
  const middle = Math.round((low + high) / 2 / step) * step
  return middle < high ? middle : low
}

function keyOf(winner: CurvePoint['winner']): string {
  return [...winner].sort().join()
}

function createRun(
  question: WalletQuestion,
  parameter: SensitivityParameter,
  { shouldStop, context = createWalletContext() }: SearchOptions,
) {
  const problemAt = (value: number) => prepareProblem(questionAt(question, parameter, value), context)
  return {
    /** True if some cards earn more at a value than others do. */
    isAhead: (value: number, cards: CurvePoint['winner'], others: CurvePoint['winner']): boolean => {
      const problem = problemAt(value)
      const netOf = (ids: CurvePoint['winner']) => rankCards(problem, cardsOf(problem, ids)).subcents
      return netOf(cards) > netOf(others)
    },
    /** The best wallet at a value, found faster if it is among the neighbors' winners. Null if stopped. */
    search: (value: number, neighbors: readonly CurvePoint['winner'][]): CurvePoint | null => {
      const problem = problemAt(value)
      const options = shouldStop === undefined ? {} : { shouldStop }
      const warmStarts = neighbors.map((ids) => cardsOf(problem, ids))
      const found = rankWithKept(problem, { wanted: 1, warmStarts }, options)
      if (found === null) {
        return null
      }
      // Of equals the first neighbor's winner stays, unless it has more cards.
      const [previous] = warmStarts
      const isShorter = previous !== undefined && previous.length <= found.best.cards.length
      const same = isShorter ? rankCards(problem, previous) : found.best
      const best = same.subcents === found.best.subcents ? same : found.best
      return {
        value,
        total: toCents(totalCents(problem.model, best)),
        winner: best.cards.map(({ slot }) => slot.compiledCard.card.id),
      }
    },
  }
}
