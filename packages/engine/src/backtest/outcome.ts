/** From exact units to the cents and points that are shown: the one place where a run is rounded. */
import type { Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { isTierEarned, tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { RESTS_PER_CENT, roundDivision, roundPoints, roundWorth, UNITS_PER_POINT } from '../exact.ts'
import { type Compiled, type CompiledCard, projections } from './compile.ts'

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

/** Columns of an outcome: three of each projection, and two of the bonus. */
const COLUMNS = projections.length * 3 + 2

/** One block for the columns of so many outcomes: a block each would cost more than filling them. */
export function createColumns(compiled: Compiled, outcomes: number): () => Column {
  const count = compiled.cards.length
  const block = new Float64Array(outcomes * COLUMNS * count)
  let next = 0
  return () => {
    next += count
    return block.subarray(next - count, next)
  }
}

export function outcomeOf(compiled: Compiled, spent: Spent, units: Units, column: () => Column): Outcome {
  const { cards } = compiled
  const [introMoney, introPoints] = [column(), column()]
  for (let index = 0; index < cards.length; index++) {
    writeBonus(cards[index], spent.cents, index, introMoney, introPoints)
  }
  const years = projections.map(() => ({ money: column(), points: column(), total: column() }))
  for (const [place, held] of projections.entries()) {
    const columns = years[place]
    if (columns !== undefined) {
      writeProjection(compiled, spent, units, introMoney, held, columns)
    }
  }
  return {
    spendingCents: spent.cents,
    money: years.map(({ money }) => money),
    points: years.map(({ points }) => points),
    introMoney,
    introPoints,
    total: years.map(({ total }) => total),
  }
}

type YearColumns = Readonly<{ money: Column; points: Column; total: Column }>

function writeProjection(
  { columns }: Compiled,
  spent: Spent,
  { units, stride, offset }: Units,
  introMoney: Column,
  held: Years,
  { money, points, total }: YearColumns,
): void {
  const { values, matches, creditCents, foreignFeePpm, first, later } = columns
  const fees = columns.fees[held - 1] ?? money
  const giftPoints = columns.giftPoints[held - 1] ?? money
  for (let index = 0; index < money.length; index++) {
    const firstUnits = units[(first[index] ?? 0) * stride + offset] ?? 0
    const laterUnits = units[(later[index] ?? 0) * stride + offset] ?? 0
    const earned = firstUnits * (matches[index] ?? 1) + laterUnits * (held - 1)
    const all = earned + (giftPoints[index] ?? 0) * UNITS_PER_POINT
    const rests =
      foreignFeeRests(foreignFeePpm[index] ?? 0, spent.abroadCents, held) +
      (creditCents[index] ?? 0) * held * RESTS_PER_CENT
    const value = values[index] ?? 0
    const cents = roundWorth(all, value, rests)
    money[index] = cents
    points[index] = value === CENT_A_POINT && rests === 0 ? cents : roundPoints(all)
    total[index] = cents + (introMoney[index] ?? 0) - (fees[index] ?? 0)
  }
}

/** The fee for purchases abroad in so many years, in ten-millionths of a cent, as something that is taken off. */
export function foreignFeeRests(foreignFeePpm: number, abroadCents: number, years: number): number {
  return -abroadCents * foreignFeePpm * years * RESTS_PER_MILLIONTH
}

function writeBonus(
  compiledCard: CompiledCard | undefined,
  yearCents: number,
  index: number,
  introMoney: Column,
  introPoints: Column,
): void {
  let [hundredths, points] = [0, 0]
  for (const tier of compiledCard?.card.bonus ?? []) {
    if (isTierEarned(tier, yearCents)) {
      hundredths += tierHundredths(tier, compiledCard?.value ?? 0)
      points += tierPoints(tier)
    }
  }
  introMoney[index] = roundDivision(hundredths, 100)
  introPoints[index] = points
}
