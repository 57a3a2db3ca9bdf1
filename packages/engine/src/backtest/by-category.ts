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
  const sheet = createSheet(places.length)
  for (const [row, card] of places.entries()) {
    writeParts(result, getCard(result, card), years, sheet, row * WIDTH)
  }
  return { money: sheet.money, points: sheet.points }
}

/** Of one card, in the order of the categories. */
export function rewardByCategory(result: BacktestResult, card: number, years: Years): CategoryReward[] {
  const sheet = createSheet(1)
  writeParts(result, getCard(result, card), years, sheet, 0)
  return categories.map((category, place) => ({
    category,
    money: toCents(sheet.money[place] ?? 0),
    points: sheet.points[place] ?? 0,
  }))
}

/** The answer, and working memory for one card. */
type Sheet = CategoryRewards & Readonly<{ units: Float64Array; fees: Float64Array; rests: Float64Array }>

function createSheet(cards: number): Sheet {
  return {
    money: new Float64Array(cards * WIDTH),
    points: new Float64Array(cards * WIDTH),
    units: new Float64Array(WIDTH),
    fees: new Float64Array(WIDTH),
    rests: new Float64Array(WIDTH),
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
  { rewards, abroadCents }: BacktestResult,
  { first, later, match, value, foreignFeePpm }: CompiledCard,
  years: Years,
  sheet: Sheet,
  base: number,
): void {
  const { money, points, units, fees } = sheet
  let hasFees = false
  for (let category = 0; category < WIDTH; category++) {
    const ofFirst = rewards.units[first * WIDTH + category] ?? 0
    const ofLater = rewards.units[later * WIDTH + category] ?? 0
    units[category] = ofFirst * match + ofLater * (years - 1)
    const fee = foreignFeeRests(foreignFeePpm, abroadCents[category] ?? 0, years)
    fees[category] = fee
    hasFees ||= fee !== 0
  }
  writePoints(sheet, base)
  if (value === CENT_A_POINT && !hasFees) {
    for (let part = base; part < base + WIDTH; part++) {
      money[part] = points[part] ?? 0
    }
  } else {
    writeMoney(sheet, value, base)
  }
}

function writePoints({ points, units, rests }: Sheet, base: number): void {
  let [allUnits, whole] = [0, 0]
  for (let category = 0; category < WIDTH; category++) {
    const own = units[category] ?? 0
    const floor = Math.floor(own / UNITS_PER_POINT)
    const rest = own - floor * UNITS_PER_POINT
    const rounded = rest * 2 >= UNITS_PER_POINT ? floor + 1 : floor
    points[base + category] = rounded
    rests[category] = rest
    whole += rounded
    allUnits += own
  }
  settleRests(points, base, rests, roundPoints(allUnits) - whole, UNITS_PER_POINT)
}

function writeMoney({ money, units, fees, rests }: Sheet, value: number, base: number): void {
  let [allUnits, allFees, whole] = [0, 0, 0]
  for (let category = 0; category < WIDTH; category++) {
    const own = units[category] ?? 0
    const fee = fees[category] ?? 0
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
