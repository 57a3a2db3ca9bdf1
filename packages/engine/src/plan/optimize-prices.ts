/** Lowers the bound of all plans by subgradient steps: prices rise where the bound counts too much, and fall elsewhere. */
import type { Allotment } from './allot.ts'
import { type BoundSetting, boundPlan, type PlanBound, type Prices } from './bound.ts'
import { rowOf } from './earning-months.ts'
import type { Entry } from './entries.ts'
import type { ReferenceRows } from './gains.ts'
import { MONTHS_PER_YEAR, type PlanProblem, type Row } from './problem.ts'

const ROUNDS = 40
const PATIENCE = 6
const ROUNDS_PER_FILTER = 8
/** Months that share prices. */
const BLOCK = 3

export type RootBound = Readonly<{ setting: BoundSetting; bound: PlanBound }>

/** The bound of all plans at given prices, with the entries that a plan better than `lowerBound` can have. */
export function boundRoot(setting: BoundSetting, lowerBound: number, none: Allotment): RootBound {
  const bound = boundPlan(setting, [], [], none)
  return { setting: { ...setting, entries: possibleEntries(setting, bound, lowerBound) }, bound }
}

/** Prices that make the bound of all plans low. `lowerBound` is the value of a good plan, whose rows are the start. */
export function optimizePrices(
  problem: PlanProblem,
  entries: BoundSetting['entries'],
  start: ReferenceRows,
  lowerBound: number,
  none: Allotment,
): RootBound {
  const years = Math.ceil(problem.question.months / MONTHS_PER_YEAR)
  const byYear = Array.from({ length: years }, () => 0)
  let left = entries
  const boundAt = (prices: Prices) => {
    const setting = { problem, entries: left, prices }
    return { setting, bound: boundPlan(setting, [], [], none) }
  }
  let best = boundAt({ reference: blocksOf(start), spending: 0, byYear })
  let [at, size, sinceBest] = [best, 1, 0]
  for (let round = 0; round < ROUNDS && best.bound.from(0) > lowerBound; round++) {
    if (round % ROUNDS_PER_FILTER === 0) {
      left = possibleEntries({ ...best.setting, entries: left }, best.bound, lowerBound)
    }
    at = boundAt(step(problem, at.setting.prices, at.bound, size * (at.bound.from(0) - lowerBound)))
    if (at.bound.from(0) < best.bound.from(0)) {
      best = at
      sinceBest = 0
    } else if (++sinceBest > PATIENCE) {
      size /= 2
      sinceBest = 0
      at = best
    }
  }
  return boundRoot({ ...best.setting, entries: left }, lowerBound, none)
}

/** Entries that a plan better than `lowerBound` can have. */
function possibleEntries(
  { entries }: BoundSetting,
  { containing }: PlanBound,
  lowerBound: number,
): Entry[][] {
  return entries.map((own) => own.filter((entry) => containing(entry) > lowerBound))
}

/** Months of a block share the highest of their rows. */
function blocksOf(rows: ReferenceRows): Row[] {
  return rows
    .map((_, month) => month)
    .flatMap((month) => {
      if (month % BLOCK > 0) {
        return []
      }
      const block = rows.slice(month, month + BLOCK)
      const row = (block[0] ?? new Float64Array()).map((_, category) =>
        Math.max(...block.map((each) => each[category] ?? 0)),
      )
      return block.map(() => row)
    })
}

/** A step against the subgradient, of a length that would close `distance` if the bound were linear. */
function step(problem: PlanProblem, prices: Prices, bound: PlanBound, distance: number): Prices {
  const { monthCents } = problem.question
  const slopes = rowSlopes(problem, prices.reference, bound.chosen)
  const required = bound.chosen.reduce((sum, entry) => sum + entry.required, 0)
  const spendingSlope = bound.capacity.spending - required
  const yearSlopes = bound.capacity.byYear.map((count, year) => {
    const inYear = bound.chosen.filter(
      ({ application }) => Math.floor(application.month / MONTHS_PER_YEAR) === year,
    )
    return (count - inYear.length) * problem.partsPerCent * YEAR_SCALE
  })
  const squares = [...slopes.values()].map(
    ({ slope, months }) => slope.reduce((sum, each) => sum + each * each, 0) * months,
  )
  const spendingSquare = spendingSlope * spendingSlope * SPENDING_SCALE ** 2
  const norm =
    squares.reduce((sum, each) => sum + each, 0) * monthCents ** 2 +
    spendingSquare +
    yearSlopes.reduce((sum, each) => sum + each * each, 0)
  if (norm === 0) {
    return prices
  }
  const length = distance / norm
  const moved = new Map(
    [...slopes].map(([row, { slope }]) => [
      row,
      row.map((cents, category) =>
        Math.max(0, Math.ceil(cents - length * monthCents * (slope[category] ?? 0))),
      ),
    ]),
  )
  return {
    reference: prices.reference.map((row) => moved.get(row) ?? row),
    spending: Math.max(0, Math.floor(prices.spending - length * spendingSlope * SPENDING_SCALE ** 2)),
    byYear: prices.byYear.map((price, year) =>
      Math.max(0, Math.floor(price - length * (yearSlopes[year] ?? 0) * problem.partsPerCent * YEAR_SCALE)),
    ),
  }
}

/** Make the steps of different prices comparable. */
const YEAR_SCALE = 100
const SPENDING_SCALE = 1

type RowSlope = Readonly<{ slope: Float64Array; months: number }>

/** By row: one for the price, minus one for each chosen card that pays more in a month, minus its share of bonuses. */
function rowSlopes(
  problem: PlanProblem,
  reference: ReferenceRows,
  chosen: readonly Entry[],
): Map<Row, RowSlope> {
  const { monthCents, months } = problem.question
  const found = new Map<Row, { slope: Float64Array; months: number }>()
  for (const [month, row] of reference.entries()) {
    const own = found.get(row) ?? { slope: new Float64Array(row.length), months: 0 }
    found.set(row, own)
    own.months++
    for (let category = 0; category < row.length; category++) {
      own.slope[category] = (own.slope[category] ?? 0) + 1
    }
    for (const { application, required, deadline } of chosen) {
      const { card, month: opened, closes } = application
      const rows = problem.cards[card]?.most
      const until = closes ? opened + MONTHS_PER_YEAR : months
      if (rows !== undefined && opened <= month && month < until) {
        const paid = rowOf(rows, month < opened + MONTHS_PER_YEAR, month)
        const share = month < deadline ? required / (deadline - opened) / monthCents : 0
        for (let category = 0; category < row.length; category++) {
          const isMore = (paid[category] ?? 0) > (row[category] ?? 0)
          own.slope[category] = (own.slope[category] ?? 0) - (isMore ? 1 : 0) - share
        }
      }
    }
  }
  for (const { slope, months: count } of found.values()) {
    for (let category = 0; category < slope.length; category++) {
      slope[category] = (slope[category] ?? 0) / count
    }
  }
  return found
}
