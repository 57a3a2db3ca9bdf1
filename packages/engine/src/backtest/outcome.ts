/** From exact units to the cents and points that are shown: the one place where a run is rounded. */
import type { Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { isTierEarned } from '../card/intro-bonus.ts'
import { RESTS_PER_CENT, roundDivision, roundPoints, roundWorth, UNITS_PER_POINT } from '../exact.ts'
import { type Compiled, projections } from './compile.ts'

/** Whole cents or points, by card. */
export type Column = Float64Array

/** What the cards would have come to for some spending. Columns of a projection are by years held, from 1. */
export type Outcome = Readonly<{
  /** Net cents of the spending year. */
  spendingCents: number
  /** Reward from purchases, and points and credits that come by themselves. */
  money: readonly Column[]
  points: readonly Column[]
  introMoney: Column
  introPoints: Column
  /** money + introMoney - annualFee. */
  total: readonly Column[]
}>

const RESTS_PER_MILLIONTH = 10

/** Reward units by plan: those of plan p stand at p × stride + offset. */
export type Units = Readonly<{ units: Float64Array; stride: number; offset: number }>

/** Cents of a year, all of them and those abroad. */
export type Spent = Readonly<{ cents: number; abroadCents: number }>

/** Columns of an outcome: two of the bonus, and three of each projection. */
const BONUS_COLUMNS = 2
const YEAR_COLUMNS = 3
const COLUMNS = BONUS_COLUMNS + projections.length * YEAR_COLUMNS

/** Writes outcomes into one block of memory: a block for each column would cost more than filling it. */
export function createOutcomes(compiled: Compiled, outcomes: number) {
  const count = compiled.cards.length
  const block = new Float64Array(outcomes * COLUMNS * count)
  let next = 0
  return (spent: Spent, units: Units): Outcome => {
    const base = next
    const column = (place: number) => block.subarray(base + place * count, base + (place + 1) * count)
    const years = (place: number) =>
      projections.map((_, year) => column(BONUS_COLUMNS + year * YEAR_COLUMNS + place))
    const [introMoney, introPoints] = [column(0), column(1)]
    next += COLUMNS * count
    writeBonuses(compiled, spent.cents, introMoney, introPoints)
    for (const held of projections) {
      const at = base + (BONUS_COLUMNS + (held - 1) * YEAR_COLUMNS) * count
      writeProjection(compiled, spent, units, introMoney, held, block, at)
    }
    return {
      spendingCents: spent.cents,
      money: years(0),
      points: years(1),
      introMoney,
      introPoints,
      total: years(2),
    }
  }
}

/** Money, points and totals of all cards, one column behind the other. */
function writeProjection(
  { columns }: Compiled,
  { abroadCents }: Spent,
  { units, stride, offset }: Units,
  introMoney: Column,
  held: Years,
  block: Float64Array,
  base: number,
): void {
  const { values, matches, creditCents, foreignFeePpm, first, later } = columns
  const count = values.length
  const fees = columns.fees[held - 1] ?? values
  const giftPoints = columns.giftPoints[held - 1] ?? values
  const hasRests = abroadCents !== 0 || columns.hasCredits
  for (let index = 0; index < count; index++) {
    const firstUnits = units[(first[index] ?? 0) * stride + offset] ?? 0
    const laterUnits = units[(later[index] ?? 0) * stride + offset] ?? 0
    const earned = firstUnits * (matches[index] ?? 1) + laterUnits * (held - 1)
    const all = earned + (giftPoints[index] ?? 0) * UNITS_PER_POINT
    const rests = hasRests
      ? foreignFeeRests(foreignFeePpm[index] ?? 0, abroadCents, held) +
        (creditCents[index] ?? 0) * held * RESTS_PER_CENT
      : 0
    const value = values[index] ?? 0
    const points = roundPoints(all)
    const cents = value === CENT_A_POINT && rests === 0 ? points : roundWorth(all, value, rests)
    block[base + index] = cents
    block[base + count + index] = points
    block[base + 2 * count + index] = cents + (introMoney[index] ?? 0) - (fees[index] ?? 0)
  }
}

/** The fee for purchases abroad in so many years, in ten-millionths of a cent, as something that is taken off. */
export function foreignFeeRests(foreignFeePpm: number, abroadCents: number, years: number): number {
  return -abroadCents * foreignFeePpm * years * RESTS_PER_MILLIONTH
}

/** Fresh columns are zeros, which is what a card without a bonus has. */
function writeBonuses(
  { bonuses }: Compiled,
  yearCents: number,
  introMoney: Column,
  introPoints: Column,
): void {
  for (const { card, tiers } of bonuses) {
    let [hundredths, points] = [0, 0]
    for (const { tier, tierHundredths, tierPoints } of tiers) {
      if (isTierEarned(tier, yearCents)) {
        hundredths += tierHundredths
        points += tierPoints
      }
    }
    introMoney[card] = roundDivision(hundredths, 100)
    introPoints[card] = points
  }
}
