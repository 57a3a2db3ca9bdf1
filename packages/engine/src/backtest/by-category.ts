/** The reward from purchases by display category. Parts add up to the whole after rounding. */
import type { Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { categories } from '../category.ts'
import { roundPoints, roundShares, roundWorth, SUBCENTS_PER_CENT, UNITS_PER_POINT, worth } from '../exact.ts'
import { type BacktestResult, foreignFeeSubcents } from './backtest.ts'
import type { CompiledCard } from './compile.ts'

const WIDTH = categories.length

/** Whole cents and points of some cards: by card, then by category. */
export type CategoryRewards = Readonly<{ money: Float64Array; points: Float64Array }>

/**
 * Of all cards, or of some by their indexes, for so many years. A card's parts add up to its reward from purchases to
 * the cent; anniversary points and credits are in no category. Foreign fees are subtracted where they were caused.
 */
export function rewardsByCategory(
  { compiled, rewards, abroadCents }: BacktestResult,
  years: Years,
  cards: Iterable<number> = compiled.cards.keys(),
): CategoryRewards {
  const indexes = [...cards]
  const money = new Float64Array(indexes.length * WIDTH)
  const points = new Float64Array(indexes.length * WIDTH)
  const isAbroad = abroadCents.some((cents) => cents !== 0)
  const scratch = {
    units: new Float64Array(WIDTH),
    parts: new Float64Array(WIDTH),
    fractions: new Float64Array(WIDTH),
  }
  for (const [row, index] of indexes.entries()) {
    const card = compiled.cards[index]
    if (card === undefined) {
      throw new RangeError(`there is no card ${index}`)
    }
    projectParts(card, rewards.units, years, scratch)
    splitPoints(scratch)
    points.set(scratch.parts, row * WIDTH)
    const isCashAlone = card.value === CENT_A_POINT && (card.foreignFeePpm === 0 || !isAbroad)
    if (!isCashAlone) {
      splitMoney(card, abroadCents, years, scratch)
    }
    money.set(scratch.parts, row * WIDTH)
  }
  return { money, points }
}

/** By category: units of a card, the whole cents or points of a part, and what remains of it. */
type Scratch = Readonly<{ units: Float64Array; parts: Float64Array; fractions: Float64Array }>

function projectParts(
  { first, later, match }: CompiledCard,
  unitsOfPlan: Float64Array,
  years: Years,
  { units }: Scratch,
): void {
  for (let category = 0; category < WIDTH; category++) {
    const ofFirst = unitsOfPlan[first * WIDTH + category] ?? 0
    const ofLater = unitsOfPlan[later * WIDTH + category] ?? 0
    units[category] = ofFirst * match + ofLater * (years - 1)
  }
}

function splitPoints({ units, parts, fractions }: Scratch): void {
  let all = 0
  for (let category = 0; category < WIDTH; category++) {
    const own = units[category] ?? 0
    const whole = Math.floor(own / UNITS_PER_POINT)
    parts[category] = whole
    fractions[category] = own - whole * UNITS_PER_POINT
    all += own
  }
  roundShares(parts, fractions, roundPoints(all), UNITS_PER_POINT)
}

function splitMoney(
  { value, foreignFeePpm }: CompiledCard,
  abroadCents: readonly number[],
  years: Years,
  { units, parts, fractions }: Scratch,
): void {
  let allUnits = 0
  let allFees = 0
  for (let category = 0; category < WIDTH; category++) {
    const own = units[category] ?? 0
    const fee = foreignFeeSubcents(foreignFeePpm, abroadCents[category] ?? 0, years)
    const { cents, subcents } = worth(own, value, -fee)
    parts[category] = cents
    fractions[category] = subcents
    allUnits += own
    allFees += fee
  }
  roundShares(parts, fractions, roundWorth(allUnits, value, -allFees), SUBCENTS_PER_CENT)
}
