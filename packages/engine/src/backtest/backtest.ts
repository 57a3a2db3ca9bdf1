/** Every card of a catalog against one person's spending. */

import { categories } from '../category.ts'
import type { Spend } from '../spend/spend.ts'
import type { Compiled } from './compile.ts'
import type { Layout } from './layout.ts'
import { createColumns, type Outcome, outcomeOf } from './outcome.ts'
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
  layouts: readonly Layout[]
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
  const overall = outcomeOf(
    compiled,
    { cents: sum(spendingCents), abroadCents: sum(abroadCents) },
    { units: sumRows(rewards.units), stride: 1, offset: 0 },
    createColumns(compiled, 1),
  )
  return { compiled, overall, spendingCents, abroadCents, layouts, tables, rewards }
}

/**
 * What each card would have earned with the purchases of each display category alone, in the order of the
 * categories: caps, the pace of the bonus and fees as if there were no other spending.
 */
export function backtestAlone(result: BacktestResult): Outcome[] {
  const { compiled, layouts, tables, rewards } = result
  const units = rewardsAlone(layouts, tables, rewards)
  const column = createColumns(compiled, WIDTH)
  return result.spendingCents.map((cents, offset) => {
    const spent = { cents, abroadCents: result.abroadCents[offset] ?? 0 }
    return outcomeOf(compiled, spent, { units, stride: WIDTH, offset }, column)
  })
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
  for (let place = 0; place < units.length; place++) {
    const row = Math.floor(place / WIDTH)
    sums[row] = (sums[row] ?? 0) + (units[place] ?? 0)
  }
  return sums
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
