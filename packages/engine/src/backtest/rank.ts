/** The order of recommendation: highest total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import { createTopList, enter } from '../top-list.ts'
import {
  type BacktestResult,
  bonusOf,
  estimateMoney,
  type Outcome,
  projectMoney,
  projectPoints,
  type YearSpending,
} from './backtest.ts'
import { type Compiled, projections } from './compile.ts'
import { rewardsAlone } from './rewards.ts'
import { createRunContext, type RunContext } from './run-context.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Indexes of the open cards, best first. Without `isIntro`, totals leave out the bonus. */
export function rankCards(
  { openByName }: Compiled,
  { total, introMoney }: Outcome,
  { years, isIntro }: RankOptions,
): Int32Array {
  const bonusOfCard = (card: number) => (isIntro ? 0 : (introMoney[card] ?? 0))
  const totalOf = (card: number) => (total[years - 1]?.[card] ?? 0) - bonusOfCard(card)
  return openByName.toSorted((a, b) => totalOf(b) - totalOf(a))
}

/** What some cards earn on the purchases of one category alone, one row a card. */
export type CategoryTopCards = Readonly<{
  /** Index of the display category. */
  category: number
  spendingCents: number
  /** Every card that is among the best for 1, 2 or 3 years, with or without its bonus, by name. */
  cards: readonly number[]
  /** By years held, from 1. */
  money: readonly (readonly number[])[]
  points: readonly (readonly number[])[]
  introMoney: readonly number[]
  introPoints: readonly number[]
}>

/**
 * The best cards for each category's purchases alone, for every category with spending, in the order of the categories:
 * caps, the pace of the bonus and fees as if there were no other spending. Each list holds at most `count` cards.
 */
export function topCardsByCategory(
  result: BacktestResult,
  count: number,
  context: RunContext = createRunContext(result.compiled),
): CategoryTopCards[] {
  const { compiled, tables, rewards, spendingCents, abroadCents } = result
  const units = rewardsAlone(rewards, tables, context.terms)
  const plans = compiled.plans.length
  return spendingCents.flatMap((cents, category) => {
    const spent = { cents, abroadCents: abroadCents[category] ?? 0 }
    const ofCategory = units.subarray(category * plans, (category + 1) * plans)
    return cents === 0 ? [] : [{ category, ...topCardsOf(compiled, spent, ofCategory, count) }]
  })
}

/** All cards are compared by their totals. What else is shown is calculated for those that are listed. */
function topCardsOf(
  compiled: Compiled,
  spent: YearSpending,
  unitsOfPlan: Float64Array,
  count: number,
): Omit<CategoryTopCards, 'category'> {
  const isListed = findTopCards(compiled, spent, unitsOfPlan, count)
  const top = {
    spendingCents: spent.cents,
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
      for (let year = 0; year < projections.length; year++) {
        top.money[year]?.push(projectMoney(card, unitsOfPlan, spent.abroadCents, year))
        top.points[year]?.push(projectPoints(card, unitsOfPlan, year))
      }
    }
  }
  return top
}

/** By card: 1 if it is among the best for some years, with or without its bonus; otherwise 0. */
export function findTopCards(
  { cards, openByName }: Compiled,
  spent: YearSpending,
  unitsOfPlan: Float64Array,
  count: number,
): Uint8Array {
  const isListed = new Uint8Array(cards.length)
  const bonuses = cards.map((card) => bonusOf(card, spent.cents).cents)
  const hasBonus = bonuses.some((cents) => cents !== 0)
  for (let year = 0; year < projections.length; year++) {
    for (const isIntro of hasBonus ? [false, true] : [false]) {
      const list = createTopList(count)
      for (let index = 0; index < openByName.length; index++) {
        const row = openByName[index] ?? 0
        const card = cards[row]
        if (card !== undefined) {
          const extra = (isIntro ? (bonuses[row] ?? 0) : 0) - (card.fees[year] ?? 0)
          // Most cards are far from the best: an estimate rules them out, and only the others are rounded.
          if (
            estimateMoney(card, unitsOfPlan, spent.abroadCents, year) + extra >=
            list.bar - ESTIMATE_MARGIN
          ) {
            enter(list, row, projectMoney(card, unitsOfPlan, spent.abroadCents, year) + extra)
          }
        }
      }
      for (const row of list.rows) {
        isListed[row] = 1
      }
    }
  }
  return isListed
}

/** More than rounding to whole cents changes an amount. */
const ESTIMATE_MARGIN = 1
