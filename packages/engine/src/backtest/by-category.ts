/** What the reward from purchases is made of, by display category. Parts add up to the whole after rounding. */
import type { Years } from '../card/annual-fee.ts'
import { type Category, categories } from '../category.ts'
import { giveRests, RESTS_PER_CENT, roundPoints, roundWorth, UNITS_PER_POINT, worth } from '../exact.ts'
import { type Cents, toCents } from '../money.ts'
import type { BacktestResult } from './backtest.ts'
import type { CompiledCard } from './compile.ts'
import { foreignFeeRests } from './outcome.ts'

const WIDTH = categories.length

export type CategoryReward = Readonly<{ category: Category; money: Cents; points: number }>

/** Whole cents and points of all cards: by card, then by category. */
export type CategoryRewards = Readonly<{ money: Float64Array; points: Float64Array }>

/**
 * Of all cards, for so many years. A card's parts add up to its reward from purchases to the cent; what comes by
 * itself (anniversary points, credits) is in no category. The fee abroad is taken off where it was caused.
 */
export function rewardsByCategory(result: BacktestResult, years: Years): CategoryRewards {
  const count = result.compiled.cards.length
  const sheet = createSheet(count)
  for (let card = 0; card < count; card++) {
    writeParts(result, getCard(result, card), years, sheet, card * WIDTH)
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

type Sheet = CategoryRewards & Readonly<{ moneyRests: Float64Array; pointRests: Float64Array }>

function createSheet(cards: number): Sheet {
  return {
    money: new Float64Array(cards * WIDTH),
    points: new Float64Array(cards * WIDTH),
    moneyRests: new Float64Array(WIDTH),
    pointRests: new Float64Array(WIDTH),
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
  { money, points, moneyRests, pointRests }: Sheet,
  base: number,
): void {
  let [allUnits, allFees, wholeCents, wholePoints] = [0, 0, 0, 0]
  for (let category = 0; category < WIDTH; category++) {
    const ofFirst = rewards.units[first * WIDTH + category] ?? 0
    const ofLater = rewards.units[later * WIDTH + category] ?? 0
    const units = ofFirst * match + ofLater * (years - 1)
    const fees = foreignFeeRests(foreignFeePpm, abroadCents[category] ?? 0, years)
    const { cents, rest } = worth(units, value, fees)
    const floor = Math.floor(units / UNITS_PER_POINT)
    money[base + category] = cents
    moneyRests[category] = rest
    points[base + category] = floor
    pointRests[category] = units - floor * UNITS_PER_POINT
    allUnits += units
    allFees += fees
    wholeCents += cents
    wholePoints += floor
  }
  const missingCents = roundWorth(allUnits, value, allFees) - wholeCents
  giveRests(money, base, moneyRests, missingCents, RESTS_PER_CENT)
  giveRests(points, base, pointRests, roundPoints(allUnits) - wholePoints, UNITS_PER_POINT)
}
