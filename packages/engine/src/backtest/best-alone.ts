/**
 * The best cards for each category's purchases alone. A person is shown a few of them, so all cards are only
 * estimated, and those that can be among the best are reckoned out.
 */
import { categories } from '../category.ts'
import type { BacktestResult } from './backtest.ts'
import { type Compiled, projections } from './compile.ts'
import { ESTIMATE_MARGIN_CENTS, estimate } from './estimates.ts'
import { centsAfter, pointsAfter, type Spent, type Units, writeBonuses } from './outcome.ts'
import { rewardsAlone } from './rewards.ts'

const WIDTH = categories.length

/** What some cards come to with nothing but the purchases of one category, one row a card. */
export type BestAlone = Readonly<{
  /** The place of the category in the list of all. */
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

/** Of every category with spending, in the order of the categories; each list holds so many cards at most. */
export function bestAlone(result: BacktestResult, most: number): BestAlone[] {
  const { compiled, tables, rewards, spendingCents, abroadCents } = result
  const units = rewardsAlone(tables, rewards)
  const find = createFinder(compiled, most)
  return spendingCents.flatMap((cents, category) => {
    const spent = { cents, abroadCents: abroadCents[category] ?? 0 }
    return cents === 0 ? [] : [{ category, ...find(spent, { units, stride: WIDTH, offset: category }) }]
  })
}

/** The best of the list that was looked at last, as places in the order of names, and their amounts in it. */
type Best = Readonly<{ places: Int32Array; amounts: Float64Array }>

function createBest({ openByName }: Compiled, most: number): Best {
  const count = Math.min(most, openByName.length)
  return { places: Int32Array.from({ length: count }, (_, place) => place), amounts: new Float64Array(count) }
}

/** One category laid over the catalog, with the bonuses that its spending earns, by card. */
type Sheet = Readonly<{
  compiled: Compiled
  spent: Spent
  units: Units
  introMoney: Float64Array
  introPoints: Float64Array
}>

/** It keeps its working memory: a run asks for a dozen categories. */
function createFinder(compiled: Compiled, most: number) {
  const { openByName, cards, estimates: columns } = compiled
  const [best, bestWithBonus] = [createBest(compiled, most), createBest(compiled, most)]
  const [introMoney, introPoints] = [new Float64Array(cards.length), new Float64Array(cards.length)]
  const estimates = new Float64Array(openByName.length)
  return (spent: Spent, units: Units): Omit<BestAlone, 'category'> => {
    const sheet = { compiled, spent, units, introMoney, introPoints }
    const isListed = new Uint8Array(openByName.length)
    introMoney.fill(0)
    introPoints.fill(0)
    const hasBonus = writeBonuses(compiled, spent.cents, introMoney, introPoints)
    for (let year = 0; year < projections.length; year++) {
      estimate(columns, spent, units, year, estimates)
      markBest(sheet, { year, isIntro: false }, estimates, best, isListed)
      if (hasBonus) {
        addBonuses(sheet, estimates)
        markBest(sheet, { year, isIntro: true }, estimates, bestWithBonus, isListed)
      }
    }
    return reckonOut(sheet, isListed)
  }
}

function addBonuses({ compiled: { openByName }, introMoney }: Sheet, estimates: Float64Array): void {
  for (let place = 0; place < estimates.length; place++) {
    estimates[place] = (estimates[place] ?? 0) + (introMoney[openByName[place] ?? 0] ?? 0)
  }
}

/** Cards come by name, so of equal amounts the one that is there already stays ahead. */
function markBest(
  sheet: Sheet,
  list: Readonly<{ year: number; isIntro: boolean }>,
  estimates: Float64Array,
  { places, amounts }: Best,
  isListed: Uint8Array,
): void {
  let bound = lowest(estimates, places) - ESTIMATE_MARGIN_CENTS
  let held = 0
  for (let place = 0; place < estimates.length; place++) {
    if ((estimates[place] ?? 0) < bound) {
      continue
    }
    const amount = totalOf(sheet, list, place)
    const isFull = held === places.length
    if (isFull && amount <= (amounts[held - 1] ?? 0)) {
      continue
    }
    let at = isFull ? held - 1 : held++
    for (; at > 0 && (amounts[at - 1] ?? 0) < amount; at--) {
      amounts[at] = amounts[at - 1] ?? 0
      places[at] = places[at - 1] ?? 0
    }
    amounts[at] = amount
    places[at] = place
    if (held === places.length) {
      bound = Math.max(bound, (amounts[held - 1] ?? 0) - ESTIMATE_MARGIN_CENTS)
    }
  }
  for (let rank = 0; rank < held; rank++) {
    isListed[places[rank] ?? 0] = 1
  }
}

/** As many cards as a list holds are estimated at this much or more: nobody far below can be in the list. */
function lowest(estimates: Float64Array, places: Int32Array): number {
  let least = Number.POSITIVE_INFINITY
  for (let rank = 0; rank < places.length; rank++) {
    least = Math.min(least, estimates[places[rank] ?? 0] ?? 0)
  }
  return least
}

function totalOf(
  { compiled: { openByName, columns }, spent, units, introMoney }: Sheet,
  { year, isIntro }: Readonly<{ year: number; isIntro: boolean }>,
  place: number,
): number {
  const card = openByName[place] ?? 0
  const fee = columns.fees[year * columns.values.length + card] ?? 0
  return centsAfter(columns, spent, units, card, year) + (isIntro ? (introMoney[card] ?? 0) : 0) - fee
}

function reckonOut(sheet: Sheet, isListed: Uint8Array): Omit<BestAlone, 'category'> {
  const { compiled, spent, units, introMoney, introPoints } = sheet
  const { openByName, columns } = compiled
  const cards: number[] = []
  for (let place = 0; place < isListed.length; place++) {
    if (isListed[place] === 1) {
      cards.push(openByName[place] ?? 0)
    }
  }
  return {
    spendingCents: spent.cents,
    cards,
    money: projections.map((_, year) => cards.map((card) => centsAfter(columns, spent, units, card, year))),
    points: projections.map((_, year) => cards.map((card) => pointsAfter(columns, units, card, year))),
    introMoney: cards.map((card) => introMoney[card] ?? 0),
    introPoints: cards.map((card) => introPoints[card] ?? 0),
  }
}
