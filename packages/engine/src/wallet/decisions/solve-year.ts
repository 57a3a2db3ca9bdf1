/**
 * The best known use of some cards in one year.
 *
 * Cards that leave nothing to decide: a flow, which is optimal and pays exactly what the engine pays. Otherwise the
 * options are chosen as if the order of days didn't matter, and the card year is replayed through the engine: the result is
 * what the cards really pay, and the relaxation says how much better any other use could be.
 */
import { type Allocation, allocate } from '../allocation/allocate.ts'
import { allocatedLines, allocatedParts } from '../allocation/allocated-parts.ts'
import { linesWithin, netDays, type SpendBuckets } from '../model/buckets.ts'
import type { CardYear, CardYearStyle } from '../model/card-year.ts'
import { centsBelowOverallCap } from '../model/engine.ts'
import type { CardRun } from '../model/replay.ts'
import type { SpendModel } from '../model/spend-model.ts'
import { chooseOptions, decideYear, type OptionChoices } from './choose-options.ts'
import { type AllocationProblem, decisionsOf, relax } from './relaxation.ts'
import { fitRewardCaps } from './reward-caps.ts'

export type YearSolution = Readonly<{
  /** With everything decided. */
  cardYears: readonly CardYear[]
  allocation: Allocation
  /** By card: what was replayed. Null if the allocation is already exact. */
  runs: readonly CardRun[] | null
  /** What the cards pay, and the most that any use of them could. */
  subcents: number
  upperBound: number
}>

/** Null if the minimums can't be met, or if no use pays more than `lowerBound`. */
export function solveYear(
  model: SpendModel,
  cardYears: readonly CardYear[],
  minimums: readonly number[],
  lowerBound = Number.NEGATIVE_INFINITY,
): YearSolution | null {
  const [only] = cardYears
  if (only !== undefined && cardYears.length === 1) {
    return soleSolution(model, only)
  }
  if (!cardYears.some((cardYear) => needsReplay(cardYear, model.buckets))) {
    const allocation = allocate(model.buckets, cardYears, minimums)
    return allocation === null
      ? null
      : { cardYears, allocation, runs: null, subcents: allocation.gain, upperBound: allocation.gain }
  }
  const problem = { buckets: model.buckets, cardYears, minimums, decisions: decisionsOf(cardYears) }
  const choices = chooseOptions(problem, lowerBound)
  if (choices === null || choices.upperBound <= lowerBound) {
    return null
  }
  return replayBest(model, problem, choices)
}

/**
 * A card without others earns what the engine's own run says: everything is paid with it, in the order of days, and the
 * engine picks its options. An allocation can differ from that even if it leaves nothing to decide: it nets refunds, but
 * until the refund a purchase counts against a cap. Null if the card doesn't pay for everything that was bought.
 */
function soleSolution({ buckets, replay }: SpendModel, cardYear: CardYear): YearSolution | null {
  const { terms, undecided } = cardYear
  const decided = undecided?.decide(undecided.decisions.map(({ fixed }) => fixed ?? [])) ?? cardYear
  const allocation = allocate(buckets, [decided], [])
  if (allocation === null) {
    return null
  }
  const run = { terms, lines: linesWithin(buckets, terms.compiledCard), picked: [] }
  const subcents = replay.earn(run)
  const isExact = !needsReplay(cardYear, buckets) && subcents === allocation.gain
  return { cardYears: [decided], allocation, runs: isExact ? null : [run], subcents, upperBound: subcents }
}

/** Allocations ignore rules with a yearly threshold, and overall caps. Only a replay counts them. */
function needsReplay({ undecided, terms: { ruleSet } }: CardYear, { grossCents }: SpendBuckets): boolean {
  return (
    undecided !== null ||
    ruleSet.rules.some(({ above }) => above !== Number.NEGATIVE_INFINITY) ||
    grossCents > centsBelowOverallCap(ruleSet)
  )
}

/** Tries the styles in which a card year can avoid what the engine wouldn't do, and returns the best replay. */
function replayBest(
  model: SpendModel,
  problem: AllocationProblem,
  choices: OptionChoices,
): YearSolution | null {
  let best: YearSolution | null = null
  let { upperBound } = choices
  for (const { picks, allocation: goal } of choices.best) {
    const isDone = () => best !== null && best.subcents >= Math.min(goal.gain, upperBound)
    const tryStyles = (styles: readonly CardYearStyle[]) => {
      let most = Number.NEGATIVE_INFINITY
      const fitted = fitRewardCaps(model.buckets, styles, (own) => decideYear(problem, picks, own))
      for (const { cardYears, allocation, prices } of fitted) {
        const runs = runsOf(model, cardYears, allocation)
        const subcents = runs.reduce((sum, run) => sum + model.replay.earn(run), 0)
        most = Math.max(most, subcents)
        if (best === null || subcents > best.subcents) {
          best = { cardYears, allocation, runs, subcents, upperBound }
        }
        upperBound =
          fitted.length > 1 ? Math.min(upperBound, relax(problem, prices()).upperBound) : upperBound
      }
      return { last: fitted.at(-1), most }
    }
    const { last: permissive } = tryStyles(problem.cardYears.map(() => ({})))
    if (permissive !== undefined && !isDone()) {
      timeCaps(model.buckets, permissive.cardYears, (styles) => tryStyles(styles).most)
    }
  }
  return best === null ? null : withBound(best, upperBound)
}

function withBound(solution: YearSolution, upperBound: number): YearSolution {
  return { ...solution, upperBound: Math.max(solution.subcents, upperBound) }
}

function runsOf(model: SpendModel, cardYears: readonly CardYear[], allocation: Allocation): CardRun[] {
  const lines = allocatedLines(model, cardYears, allocation)
  return cardYears.flatMap(({ terms, picked }, card) => {
    const own = lines[card]
    return own === undefined ? [] : [{ terms, lines: own, picked }]
  })
}

/** By card: the slot of the day on which each ordered cap node fills up. */
type FillDays = readonly Map<number, number>[]

/** Days by which the day on which a cap fills up is moved. */
const DAY_STEPS = [31, 8, 2]

/**
 * Chooses the days on which ordered caps fill up: first the earliest that are possible, then each is moved as long as the
 * total grows. Until that day no purchase under the cap may go beyond it, and after it none can go under it, so the
 * engine pays what the card year expects.
 */
function timeCaps(
  buckets: SpendBuckets,
  cardYears: readonly CardYear[],
  totalOf: (styles: readonly CardYearStyle[]) => number,
): void {
  const fullAt = earliestFillDays(buckets, cardYears)
  const now = () => totalOf(fullAt.map((own) => ({ fullAt: own })))
  let most = now()
  for (const own of fullAt) {
    for (const node of own.keys()) {
      for (const step of DAY_STEPS.flatMap((days) => [-days, days])) {
        for (let isBetter = true; isBetter; ) {
          const before = own.get(node) ?? 0
          own.set(node, Math.min(Math.max(0, before + step), buckets.year.days.length - 1))
          const total = own.get(node) === before ? most : now()
          isBetter = total > most
          own.set(node, isBetter ? (own.get(node) ?? 0) : before)
          most = Math.max(most, total)
        }
      }
    }
  }
}

/** By card: the first day on which the purchases that gain most under each ordered cap could fill it, or their last. */
function earliestFillDays(buckets: SpendBuckets, cardYears: readonly CardYear[]): FillDays {
  return cardYears.map(({ orderedCaps, termsOf, capNodes }) => {
    const gainOf = (bucket: number) => termsOf[bucket]?.arcs[0]?.gain ?? 0
    return new Map(
      orderedCaps.map(({ node, users }) => {
        const most = Math.max(...users.map(gainOf))
        const best = users.filter((bucket) => gainOf(bucket) === most)
        const days = best.flatMap((bucket) => netDays(buckets, bucket)).sort((a, b) => a.slot - b.slot)
        let [left, last] = [capNodes[node]?.capacity ?? 0, 0]
        for (const { slot, cents } of days) {
          last = left > 0 ? slot : last
          left -= cents
        }
        return [node, last]
      }),
    )
  })
}

/** Reward units that each card earns on the purchases of a year, with a first-year match. */
export function earnedUnits(
  { buckets, replay }: SpendModel,
  { cardYears, allocation, runs }: YearSolution,
): number[] {
  if (runs !== null) {
    return runs.map((run) => replay.units(run))
  }
  const units = cardYears.map(() => 0)
  for (const { card, arc, cents } of allocatedParts(buckets, cardYears, allocation)) {
    units[card] = (units[card] ?? 0) + arc.rate * cents * (cardYears[card]?.terms.match ?? 1)
  }
  return units
}
