/** Every card of a catalog against one person's spending. */

import type { Years } from '../card/annual-fee.ts'
import { type Category, categories } from '../category.ts'
import { roundParts, roundPoints, roundWorth, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import type { Compiled } from './compile.ts'
import type { Layout } from './components.ts'
import { createColumns, foreignFeeRests, type Outcome, outcomeOf } from './outcome.ts'
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

export type CategoryReward = Readonly<{ category: Category; money: Cents; points: number }>

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

/**
 * What a card's reward from purchases is made of, by display category, for so many years. The parts add up to
 * the reward to the cent; what comes by itself (anniversary points, credits) is in no category.
 */
export function rewardByCategory(result: BacktestResult, card: number, years: Years): CategoryReward[] {
  const compiledCard = result.compiled.cards[card]
  if (compiledCard === undefined) {
    throw new RangeError(`there is no card ${card}`)
  }
  const { units: planUnits } = result.rewards
  const units = categories.map((_, category) => {
    const first = planUnits[compiledCard.first * WIDTH + category] ?? 0
    const later = planUnits[compiledCard.later * WIDTH + category] ?? 0
    return first * compiledCard.match + later * (years - 1)
  })
  const fees = result.abroadCents.map((cents) => foreignFeeRests(compiledCard.foreignFeePpm, cents, years))
  const parts = units.map((amount, category) => worth(amount, compiledCard.value, fees[category]))
  const money = roundParts(
    parts.map(({ cents }) => cents),
    parts.map(({ rest }) => rest),
    roundWorth(sum(units), compiledCard.value, sum(fees)),
  )
  const floors = units.map((amount) => Math.floor(amount / UNITS_PER_POINT))
  const points = roundParts(
    floors,
    units.map((amount, index) => amount - (floors[index] ?? 0) * UNITS_PER_POINT),
    roundPoints(sum(units)),
  )
  return categories.map((category, index) => ({
    category,
    money: toCents(money[index] ?? 0),
    points: points[index] ?? 0,
  }))
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
