/** Every card of a catalog against one person's spending. */

import type { Years } from '../card/annual-fee.ts'
import { type Category, categories } from '../category.ts'
import { roundParts, roundPoints, roundWorth, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { Spend } from '../spend/spend.ts'
import type { Compiled } from './compile.ts'
import { foreignFeeRests, type Outcome, outcomeOf, type Units } from './outcome.ts'
import { type Rewards, rewardsOf } from './rewards.ts'
import { spendingYear } from './spending-year.ts'
import { type CellSum, sumCells, tabulate } from './tables.ts'

const WIDTH = categories.length

export type BacktestResult = Readonly<{
  compiled: Compiled
  overall: Outcome
  /** For the purchases of each display category alone, in the order of the categories. */
  alone: readonly Outcome[]
  /** Exact parts of the overall reward, from which `rewardByCategory` is made. */
  rewards: Rewards
  abroadCents: readonly number[]
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
    unitsOf(compiled, (plan) => sumRow(rewards.together, plan)),
  )
  const alone = categories.map((_, category) =>
    outcomeOf(
      compiled,
      { cents: spendingCents[category] ?? 0, abroadCents: abroadCents[category] ?? 0 },
      unitsOf(compiled, (plan) => rewards.alone[plan * WIDTH + category] ?? 0),
    ),
  )
  return { compiled, overall, alone, rewards, abroadCents }
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
  const { together } = result.rewards
  const units = categories.map((_, category) => {
    const first = together[compiledCard.first * WIDTH + category] ?? 0
    const later = together[compiledCard.later * WIDTH + category] ?? 0
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

function unitsOf({ columns }: Compiled, ofPlan: (plan: number) => number): Units {
  return { first: Float64Array.from(columns.first, ofPlan), later: Float64Array.from(columns.later, ofPlan) }
}

function sumRow(units: Float64Array, plan: number): number {
  let total = 0
  for (let place = plan * WIDTH; place < (plan + 1) * WIDTH; place++) {
    total += units[place] ?? 0
  }
  return total
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
