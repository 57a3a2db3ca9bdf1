/** Every card of a catalog against one person's spending. */

import { categories } from '../category.ts'
import type { Spend } from '../spend/spend.ts'
import type { Compiled } from './compile.ts'
import { createOutcomes, type Outcome } from './outcome.ts'
import { type Rewards, rewardsAlone, rewardsOf } from './rewards.ts'
import { spendingYear } from './spending-year.ts'
import { type CellSum, sumCells, type Tables, tabulate } from './tables.ts'

const WIDTH = categories.length

export type BacktestResult = Readonly<{
  compiled: Compiled
  overall: Outcome
  /** Cents of the spending year by display category, all of them and those abroad. */
  spendingCents: readonly number[]
  abroadCents: readonly number[]
  /** What the other answers are made from. */
  tables: Tables
  rewards: Rewards
}>

/** What each card would have earned with this spending, for 1, 2 and 3 years. */
export function backtest(spend: Spend, compiled: Compiled): BacktestResult {
  const year = spendingYear(spend)
  const { cellOfKind, cells, layouts } = compiled.layOut(year.kinds)
  const tables = tabulate(year, cellOfKind, cells.length)
  const sums = sumCells(tables, cells)
  const rewards = rewardsOf(layouts, tables, sums)
  const spendingCents = sumByCategory(sums)
  const abroadCents = sumByCategory(sums.filter(({ cell }) => cell.isAbroad))
  const overall = createOutcomes(compiled, 1)(
    { cents: sum(spendingCents), abroadCents: sum(abroadCents) },
    { units: sumRows(rewards.units), stride: 1, offset: 0 },
  )
  return { compiled, overall, spendingCents, abroadCents, tables, rewards }
}

/**
 * What each card would have earned with the purchases of each display category alone, in the order of the
 * categories: caps, the pace of the bonus and fees as if there were no other spending.
 */
export function backtestAlone(result: BacktestResult): Outcome[] {
  const { compiled, tables, rewards } = result
  const units = rewardsAlone(tables, rewards)
  const plans = units.length / WIDTH
  const spent = result.spendingCents.map((cents, category) => {
    const abroadCents = result.abroadCents[category] ?? 0
    const isNothing = cents === 0 && abroadCents === 0 && !hasUnits(units, category * plans, plans)
    return { cents, abroadCents, isNothing }
  })
  const outcomeOf = createOutcomes(compiled, spent.filter(({ isNothing }) => !isNothing).length + 1)
  const nothing = outcomeOf(NOTHING, { units: NO_UNITS, stride: 0, offset: 0 })
  return spent.map(({ isNothing, ...amounts }, category) =>
    isNothing ? nothing : outcomeOf(amounts, { units, stride: 1, offset: category * plans }),
  )
}

const NOTHING = { cents: 0, abroadCents: 0 }
const NO_UNITS = new Float64Array(1)

function hasUnits(units: Float64Array, from: number, count: number): boolean {
  return units.subarray(from, from + count).some((own) => own !== 0)
}

function sumByCategory(sums: readonly CellSum[]): number[] {
  const cents = categories.map(() => 0)
  for (const { cell, cents: amount } of sums) {
    cents[cell.category] = (cents[cell.category] ?? 0) + amount
  }
  return cents
}

function sumRows(units: Float64Array): Float64Array {
  const sums = new Float64Array(units.length / WIDTH)
  for (let row = 0; row < sums.length; row++) {
    let sum = 0
    for (let category = 0; category < WIDTH; category++) {
      sum += units[row * WIDTH + category] ?? 0
    }
    sums[row] = sum
  }
  return sums
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
