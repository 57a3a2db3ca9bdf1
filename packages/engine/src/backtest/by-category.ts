/** What the reward from purchases is made of, by display category. Parts add up to the whole after rounding. */
import type { Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { type Category, categories } from '../category.ts'
import { RESTS_PER_CENT, roundPoints, roundWorth, settleRests, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { BacktestResult } from './backtest.ts'
import type { CompiledCard } from './compile.ts'
import { foreignFeeRests } from './outcome.ts'

const WIDTH = categories.length

export type CategoryReward = Readonly<{ category: Category; money: Cents; points: number }>

/** Whole cents and points of all cards: by card, then by category. */
export type CategoryRewards = Readonly<{ money: Float64Array; points: Float64Array }>

/**
 * Of all cards, or of some by their places, for so many years. A card's parts add up to its reward from purchases
 * to the cent; what comes by itself (anniversary points, credits) is in no category. The fee abroad is taken off
 * where it was caused.
 */
export function rewardsByCategory(
  result: BacktestResult,
  years: Years,
  cards: Iterable<number> = result.compiled.cards.keys(),
): CategoryRewards {
  const places = [...cards]
  const sheet = createSheet(places.length, result)
  for (const [row, card] of places.entries()) {
    writeParts(result, getCard(result, card), years, sheet, row * WIDTH)
  }
  return { money: sheet.money, points: sheet.points }
}

/** Of one card, in the order of the categories. */
export function rewardByCategory(result: BacktestResult, card: number, years: Years): CategoryReward[] {
  const sheet = createSheet(1, result)
  writeParts(result, getCard(result, card), years, sheet, 0)
  return categories.map((category, place) => ({
    category,
    money: toCents(sheet.money[place] ?? 0),
    points: sheet.points[place] ?? 0,
  }))
}

/** The answer, and working memory for one card. */
type Sheet = CategoryRewards &
  Readonly<{ units: Float64Array; rests: Float64Array; abroadCents: readonly number[]; isAbroad: boolean }>

function createSheet(cards: number, { abroadCents }: BacktestResult): Sheet {
  return {
    money: new Float64Array(cards * WIDTH),
    points: new Float64Array(cards * WIDTH),
    units: new Float64Array(WIDTH),
    rests: new Float64Array(WIDTH),
    abroadCents,
    isAbroad: abroadCents.some((cents) => cents !== 0),
  }
}

function getCard({ compiled }: BacktestResult, card: number): CompiledCard {
  const compiledCard = compiled.cards[card]
  if (compiledCard === undefined) {
    throw new RangeError(`there is no card ${card}`)
  }
  return compiledCard
}

function writeParts(
  { rewards }: BacktestResult,
  card: CompiledCard,
  years: Years,
  sheet: Sheet,
  base: number,
): void {
  writePoints(sheet, rewards.units, card, years, base)
  if (card.value !== CENT_A_POINT || (sheet.isAbroad && card.foreignFeePpm !== 0)) {
    writeMoney(sheet, card, years, base)
    return
  }
  const { money, points } = sheet
  for (let part = base; part < base + WIDTH; part++) {
    money[part] = points[part] ?? 0
  }
}

function writePoints(
  { points, units, rests }: Sheet,
  earned: Float64Array,
  { first, later, match }: CompiledCard,
  years: Years,
  base: number,
): void {
  let [allUnits, whole] = [0, 0]
  for (let category = 0; category < WIDTH; category++) {
    const ofFirst = earned[first * WIDTH + category] ?? 0
    const ofLater = earned[later * WIDTH + category] ?? 0
    const own = ofFirst * match + ofLater * (years - 1)
    const floor = Math.floor(own / UNITS_PER_POINT)
    const rest = own - floor * UNITS_PER_POINT
    const rounded = rest * 2 >= UNITS_PER_POINT ? floor + 1 : floor
    units[category] = own
    points[base + category] = rounded
    rests[category] = rest
    whole += rounded
    allUnits += own
  }
  settleRests(points, base, rests, roundPoints(allUnits) - whole, UNITS_PER_POINT)
}

function writeMoney(
  { money, units, rests, abroadCents }: Sheet,
  { value, foreignFeePpm }: CompiledCard,
  years: Years,
  base: number,
): void {
  let [allUnits, allFees, whole] = [0, 0, 0]
  for (let category = 0; category < WIDTH; category++) {
    const own = units[category] ?? 0
    const fee = foreignFeeRests(foreignFeePpm, abroadCents[category] ?? 0, years)
    const { cents, rest } = worth(own, value, fee)
    const rounded = rest * 2 >= RESTS_PER_CENT ? cents + 1 : cents
    money[base + category] = rounded
    rests[category] = rest
    whole += rounded
    allUnits += own
    allFees += fee
  }
  settleRests(money, base, rests, roundWorth(allUnits, value, allFees) - whole, RESTS_PER_CENT)
}
