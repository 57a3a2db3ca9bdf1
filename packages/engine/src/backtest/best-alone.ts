/**
 * The best cards for each category's purchases alone. A person is shown a few of them, so all cards are only
 * estimated, and those that can be among the best are reckoned out.
 */
import { categories } from '../category.ts'
import type { BacktestResult } from './backtest.ts'
import { type Compiled, projections } from './compile.ts'
import {
  type Candidates,
  ESTIMATE_MARGIN_CENTS,
  estimate,
  findCandidates,
  lowest,
  mostCents,
} from './estimates.ts'
import { centsAfter, createReckoned, reckonCard, type Spent, type Units, writeBonuses } from './outcome.ts'
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
  const plans = units.length / WIDTH
  const find = createFinder(compiled, rivalsOf(compiled, most))
  return spendingCents.flatMap((cents, category) => {
    const spent = { cents, abroadCents: abroadCents[category] ?? 0 }
    return cents === 0 ? [] : [find(category, spent, { units, stride: 1, offset: category * plans })]
  })
}

/** As many different places, in the order of names, as a list holds: by category, then by list. */
type Rivals = readonly Int32Array[]

const LISTS = projections.length * 2

/**
 * The best of the run before, whoever that was: whom a card has to beat to be among the best of this one. Better
 * rivals spare work, and any will do.
 */
function rivalsOf({ openByName, rivals }: Compiled, most: number): Rivals {
  const known = rivals.get(most)
  if (known !== undefined) {
    return known
  }
  const length = Math.min(most, openByName.length)
  const first = () => Int32Array.from({ length }, (_, place) => place)
  const made = Array.from({ length: WIDTH * LISTS }, first)
  rivals.set(most, made)
  return made
}

/** One category laid over the catalog, with the bonuses that its spending earns, by card. */
type Sheet = Readonly<{
  compiled: Compiled
  spent: Spent
  units: Units
  introMoney: Float64Array
  introPoints: Float64Array
}>

type List = Readonly<{ year: number; isIntro: boolean }>

/** It keeps its working memory: a run asks for a dozen categories. */
function createFinder(compiled: Compiled, rivals: Rivals) {
  const { openByName, cards, estimates: columns } = compiled
  const [introMoney, introPoints] = [new Float64Array(cards.length), new Float64Array(cards.length)]
  const estimates = new Float64Array(openByName.length * projections.length)
  const [bonuses, noBonuses] = [new Float64Array(openByName.length), new Float64Array(openByName.length)]
  const candidates = {
    places: new Int32Array(openByName.length),
    estimates: new Float64Array(openByName.length),
  }
  const isListed = new Uint8Array(openByName.length)
  return (category: number, spent: Spent, units: Units): BestAlone => {
    const sheet = { compiled, spent, units, introMoney, introPoints }
    isListed.fill(0)
    introMoney.fill(0)
    introPoints.fill(0)
    const hasBonus = writeBonuses(compiled, spent.cents, introMoney, introPoints)
    for (let place = 0; hasBonus && place < bonuses.length; place++) {
      bonuses[place] = introMoney[openByName[place] ?? 0] ?? 0
    }
    estimate(columns, spent, units, estimates)
    for (let year = 0; year < projections.length; year++) {
      mark({ year, isIntro: false })
      if (hasBonus) {
        mark({ year, isIntro: true })
      }
    }
    return reckonOut(category, sheet, isListed)

    function mark(list: List): void {
      const best = rivals[category * LISTS + list.year * 2 + Number(list.isIntro)] ?? NOBODY
      const added = list.isIntro ? bonuses : noBonuses
      const base = list.year * openByName.length
      const least = lowest(estimates, base, added, best) - ESTIMATE_MARGIN_CENTS
      const found = findCandidates(estimates, base, added, least, candidates)
      if (found > best.length) {
        pickBest(sheet, list, candidates, found, best)
      }
      for (let rank = 0; rank < best.length; rank++) {
        isListed[best[rank] ?? 0] = 1
      }
    }
  }
}

const NOBODY = new Int32Array(0)

/** The best of the first so many candidates, into `best`. Of equal amounts the earlier name stays ahead. */
function pickBest(sheet: Sheet, list: List, candidates: Candidates, found: number, best: Int32Array): void {
  const amounts = new Float64Array(best.length)
  let held = 0
  for (let index = 0; index < found; index++) {
    const isFull = held === best.length
    const toBeat = isFull ? (amounts[held - 1] ?? 0) : Number.NEGATIVE_INFINITY
    if (mostCents(candidates.estimates[index] ?? 0) <= toBeat) {
      continue
    }
    const place = candidates.places[index] ?? 0
    const amount = totalOf(sheet, list, place)
    if (amount <= toBeat) {
      continue
    }
    let at = isFull ? held - 1 : held++
    for (; at > 0 && (amounts[at - 1] ?? 0) < amount; at--) {
      amounts[at] = amounts[at - 1] ?? 0
      best[at] = best[at - 1] ?? 0
    }
    amounts[at] = amount
    best[at] = place
  }
}

function totalOf(
  { compiled: { openByName, columns }, spent, units, introMoney }: Sheet,
  { year, isIntro }: List,
  place: number,
): number {
  const card = openByName[place] ?? 0
  const fee = columns.fees[year * columns.values.length + card] ?? 0
  return centsAfter(columns, spent, units, card, year) + (isIntro ? (introMoney[card] ?? 0) : 0) - fee
}

function reckonOut(category: number, sheet: Sheet, isListed: Uint8Array): BestAlone {
  const { compiled, spent, units, introMoney, introPoints } = sheet
  const { openByName, columns } = compiled
  const reckoned = createReckoned()
  const best = {
    category,
    spendingCents: spent.cents,
    cards: [] as number[],
    money: projections.map((): number[] => []),
    points: projections.map((): number[] => []),
    introMoney: [] as number[],
    introPoints: [] as number[],
  }
  for (let place = 0; place < isListed.length; place++) {
    if (isListed[place] === 1) {
      const card = openByName[place] ?? 0
      best.cards.push(card)
      reckonCard(columns, spent, units, card, reckoned)
      for (let year = 0; year < projections.length; year++) {
        best.money[year]?.push(reckoned.cents[year] ?? 0)
        best.points[year]?.push(reckoned.points[year] ?? 0)
      }
      best.introMoney.push(introMoney[card] ?? 0)
      best.introPoints.push(introPoints[card] ?? 0)
    }
  }
  return best
}
