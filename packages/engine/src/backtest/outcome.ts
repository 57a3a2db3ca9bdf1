/** From exact units to the cents and points that are shown: the one place where a run is rounded. */
import { CENT_A_POINT } from '../card/assumptions.ts'
import { RESTS_PER_CENT, roundPoints, roundWorth } from '../exact.ts'
import { type CardColumns, type Compiled, projections } from './compile.ts'

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
    writeProjections(compiled, spent, units, introMoney, block, base + BONUS_COLUMNS * count)
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

/** Money, points and totals of all cards, one column behind the other, and one projection behind the other. */
function writeProjections(
  { columns }: Compiled,
  spent: Spent,
  units: Units,
  introMoney: Column,
  block: Float64Array,
  base: number,
): void {
  const { fees } = columns
  const count = introMoney.length
  const reckoned = createReckoned()
  for (let card = 0; card < count; card++) {
    const bonus = introMoney[card] ?? 0
    reckonCard(columns, spent, units, card, reckoned)
    let target = base + card
    for (let year = 0; year < projections.length; year++) {
      const cents = reckoned.cents[year] ?? 0
      block[target] = cents
      block[target + count] = reckoned.points[year] ?? 0
      block[target + 2 * count] = cents + bonus - (fees[year * count + card] ?? 0)
      target += YEAR_COLUMNS * count
    }
  }
}

/** Cents and points of one card by years held, from 1. */
type Reckoned = Readonly<{ cents: Float64Array; points: Float64Array }>

export function createReckoned(): Reckoned {
  return { cents: new Float64Array(projections.length), points: new Float64Array(projections.length) }
}

/** What a card's reward comes to, into `reckoned`. */
export function reckonCard(
  columns: CardColumns,
  { abroadCents }: Spent,
  { units, stride, offset }: Units,
  card: number,
  { cents, points }: Reckoned,
): void {
  const { values, matches, creditCents, foreignFeePpm, first, later, giftUnits } = columns
  const value = values[card] ?? 0
  const laterUnits = units[(later[card] ?? 0) * stride + offset] ?? 0
  const hasRests = abroadCents !== 0 || columns.hasCredits
  const restsAYear = hasRests
    ? foreignFeeRests(foreignFeePpm[card] ?? 0, abroadCents, 1) + (creditCents[card] ?? 0) * RESTS_PER_CENT
    : 0
  const isMoney = value === CENT_A_POINT && restsAYear === 0
  let earned = (units[(first[card] ?? 0) * stride + offset] ?? 0) * (matches[card] ?? 1)
  for (let year = 0; year < projections.length; year++) {
    const all = earned + (giftUnits[year * values.length + card] ?? 0)
    const whole = roundPoints(all)
    points[year] = whole
    cents[year] = isMoney ? whole : roundWorth(all, value, restsAYear * (year + 1))
    earned += laterUnits
  }
}

/** The fee for purchases abroad in so many years, in ten-millionths of a cent, as something that is taken off. */
export function foreignFeeRests(foreignFeePpm: number, abroadCents: number, years: number): number {
  return -abroadCents * foreignFeePpm * years * RESTS_PER_MILLIONTH
}

/** Cents of one card's reward so many years after the first, as the columns of an outcome have them. */
export function centsAfter(
  columns: CardColumns,
  { abroadCents }: Spent,
  units: Units,
  card: number,
  year: number,
): number {
  const fees = foreignFeeRests(columns.foreignFeePpm[card] ?? 0, abroadCents, year + 1)
  const credits = (columns.creditCents[card] ?? 0) * RESTS_PER_CENT * (year + 1)
  return roundWorth(unitsAfter(columns, units, card, year), columns.values[card] ?? 0, fees + credits)
}

function unitsAfter(
  { first, later, matches, giftUnits, values }: CardColumns,
  { units, stride, offset }: Units,
  card: number,
  year: number,
): number {
  const ofFirst = (units[(first[card] ?? 0) * stride + offset] ?? 0) * (matches[card] ?? 1)
  const ofLater = (units[(later[card] ?? 0) * stride + offset] ?? 0) * year
  return ofFirst + ofLater + (giftUnits[year * values.length + card] ?? 0)
}

/** Into columns of zeros, which is what a card without a bonus has. True when there is one at all. */
export function writeBonuses(
  { bonusSteps }: Compiled,
  yearCents: number,
  introMoney: Column,
  introPoints: Column,
): boolean {
  let hasBonus = false
  for (const { card, leastYearCents, cents, points } of bonusSteps) {
    if (leastYearCents > yearCents) {
      return hasBonus
    }
    introMoney[card] = cents
    introPoints[card] = points
    hasBonus = true
  }
  return hasBonus
}
