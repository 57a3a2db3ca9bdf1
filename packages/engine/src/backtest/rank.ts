/** Ranking of recommended cards: highest total first, then by name. Excludes cards closed to applicants. */
import { projections, type Years } from '../card/annual-fee.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { createTopList, enter } from '../top-list.ts'
import {
  type BacktestResult,
  bonusOf,
  moneyOf,
  type Outcome,
  pointsOf,
  unitsInYear,
  type YearSpending,
} from './backtest.ts'
import type { Compiled } from './compile.ts'
import { rewardsAlone } from './rewards.ts'
import { createRunContext, type RunContext } from './run-context.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Indexes of the open cards, best first. Without `isIntro`, totals leave out the bonus. */
export function rankCards(
  { openByName }: Compiled,
  { total, introMoney }: Outcome,
  { years, isIntro }: RankOptions,
): Int32Array {
  const totals = Float64Array.from(total[years - 1] ?? [])
  for (let card = 0; !isIntro && card < totals.length; card++) {
    totals[card] = (totals[card] ?? 0) - (introMoney[card] ?? 0)
  }
  return openByName.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
}

/** What some cards earn on the purchases of one category alone, one row per card. */
export type CategoryTopCards = Readonly<{
  /** Index of the display category. */
  category: number
  spendingCents: number
  /** Cards that are among the best for 1, 2 or 3 years, with or without the bonus, sorted by name. */
  cards: readonly number[]
  /** By number of years, starting with 1. */
  money: readonly (readonly number[])[]
  points: readonly (readonly number[])[]
  introMoney: readonly number[]
  introPoints: readonly number[]
}>

/**
 * Top cards for each category with spending, in category order. Caps, bonuses and fees are calculated as if there were
 * no other spending. Each list has at most `count` cards.
 */
export function topCardsByCategory(
  result: BacktestResult,
  count: number,
  context: RunContext = createRunContext(result.compiled),
): CategoryTopCards[] {
  const { compiled, tables, rewards, spendingCents, abroadCents, billCents } = result
  const units = rewardsAlone(rewards, tables, context.terms)
  const plans = compiled.plans.length
  return spendingCents.flatMap((cents, category) => {
    const bills = billCents[category] ?? 0
    const spent = { cents: cents - bills, abroadCents: abroadCents[category] ?? 0, billCents: bills }
    const ofCategory = units.subarray(category * plans, (category + 1) * plans)
    return cents === 0 ? [] : [{ category, ...topCardsOf(compiled, spent, ofCategory, count) }]
  })
}

/** Compares all cards by total, and calculates the details only for those listed. */
function topCardsOf(
  compiled: Compiled,
  spent: YearSpending,
  unitsOfPlan: Float64Array,
  count: number,
): Omit<CategoryTopCards, 'category'> {
  const isListed = findTopCards(compiled, spent, unitsOfPlan, count)
  const top = {
    spendingCents: spent.cents + spent.billCents,
    cards: [] as number[],
    money: projections.map((): number[] => []),
    points: projections.map((): number[] => []),
    introMoney: [] as number[],
    introPoints: [] as number[],
  }
  for (const index of compiled.openByName) {
    const card = isListed[index] === 1 ? compiled.cards[index] : undefined
    if (card !== undefined) {
      const bonus = bonusOf(card, spent.cents)
      top.cards.push(index)
      top.introMoney.push(bonus.cents)
      top.introPoints.push(bonus.points)
      let units = 0
      for (let year = 0; year < projections.length; year++) {
        units += unitsInYear(card, unitsOfPlan, year)
        top.money[year]?.push(moneyOf(card, units, spent.abroadCents, year))
        top.points[year]?.push(pointsOf(card, units, year))
      }
    }
  }
  return top
}

/** By card: 1 if it's among the best for any number of years, with or without the bonus; otherwise 0. */
function findTopCards(
  { cards, openByName }: Compiled,
  spent: YearSpending,
  unitsOfPlan: Float64Array,
  count: number,
): Uint8Array {
  // By number of years, starting with 1: the best without and with their bonus.
  const lists = projections.map((_, year) => ({
    year,
    plain: createTopList(count),
    withBonus: createTopList(count),
  }))
  for (let index = 0; index < openByName.length; index++) {
    const row = openByName[index] ?? 0
    const card = cards[row]
    if (card === undefined) {
      continue
    }
    const bonus = bonusOf(card, spent.cents).cents
    const { value, foreignFeePpm, fixedCents, fees } = card
    const centsPerUnit = value / SUBCENTS_PER_CENT
    const foreignFee = (spent.abroadCents * foreignFeePpm) / 1_000_000
    let units = 0
    for (const { year, plain, withBonus } of lists) {
      units += unitsInYear(card, unitsOfPlan, year)
      const estimate = units * centsPerUnit + (fixedCents[year] ?? 0) - foreignFee * (year + 1)
      // Most cards are far from the best. An estimate rules them out, and only the others are rounded.
      const most = estimate + ESTIMATE_MARGIN
      if (most >= plain.bar || most + bonus >= withBonus.bar) {
        const total = moneyOf(card, units, spent.abroadCents, year) - (fees[year] ?? 0)
        enter(plain, row, total)
        enter(withBonus, row, total + bonus)
      }
    }
  }
  const isListed = new Uint8Array(cards.length)
  for (const { plain, withBonus } of lists) {
    for (const row of [...plain.rows, ...withBonus.rows]) {
      isListed[row] = 1
    }
  }
  return isListed
}

/**
 * A total enters a full list only if it exceeds the lowest by a whole cent, and rounding adds at most half a cent to its
 * estimate. The rest allows for the error of the estimate.
 */
const ESTIMATE_MARGIN = -0.49
