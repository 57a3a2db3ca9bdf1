/** Backtests every card in a catalog against one person's spending: pays rewards, projects years, then rounds once. */
import { projections, type Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { categories } from '../category.ts'
import { roundPoints, roundShares, roundWorth, SUBCENTS_PER_CENT, UNITS_PER_POINT, worth } from '../exact.ts'
import type { Spend } from '../spend/spend.ts'
import { withBills } from './bill-rewards.ts'
import { billCentsByCategory } from './bills.ts'
import type { Compiled, CompiledCard } from './compile.ts'
import { type Rewards, rewardsOf, sumByCategory } from './rewards.ts'
import { createRunContext, layoutsFor, type RunContext } from './run-context.ts'
import { spendingYear } from './spending-year.ts'
import { type Tables, tabulate } from './tables.ts'

/** Whole cents or points, by card. */
export type Column = Float64Array

/** What the cards would have earned on some spending. Projections are indexed by number of years, starting with 1. */
export type Outcome = Readonly<{
  /** Net cents of the spending year, with bills. */
  spendingCents: number
  /** Rewards from purchases, anniversary bonuses and statement credits. */
  money: readonly Column[]
  points: readonly Column[]
  introMoney: Column
  introPoints: Column
  /** money + introMoney - annualFee. */
  total: readonly Column[]
}>

export type BacktestResult = Readonly<{
  compiled: Compiled
  overall: Outcome
  /** Cents of the spending year by display category: purchases and bills, purchases made abroad, and bills alone. */
  spendingCents: readonly number[]
  abroadCents: readonly number[]
  billCents: readonly number[]
  /** Intermediate results for the other calculations. */
  tables: Tables
  rewards: Rewards
}>

/** What each card would have earned with this spending, for 1, 2 and 3 years. */
export function backtest(
  spend: Spend,
  compiled: Compiled,
  context: RunContext = createRunContext(compiled),
): BacktestResult {
  const tables = tabulate(spendingYear(spend), compiled.cells)
  const purchases = rewardsOf(layoutsFor(context, compiled, tables.cells), tables, context.terms)
  const rewards = withBills(purchases, compiled, spend, tables)
  const purchaseCents = sumByCategory(tables)
  const abroadCents = sumByCategory(tables, ({ isAbroad }) => isAbroad)
  const billCents = billCentsByCategory(spend, tables)
  const spent = { cents: sum(purchaseCents), abroadCents: sum(abroadCents), billCents: sum(billCents) }
  const overall = projectCards(compiled, spent, sumByPlan(rewards.units, compiled.plans.length))
  const spendingCents = purchaseCents.map((cents, category) => cents + (billCents[category] ?? 0))
  return { compiled, overall, spendingCents, abroadCents, billCents, tables, rewards }
}

function sumByPlan(units: Float64Array, plans: number): Float64Array {
  const width = units.length / plans
  const sums = new Float64Array(plans)
  for (let plan = 0; plan < plans; plan++) {
    let sum = 0
    for (let index = plan * width; index < (plan + 1) * width; index++) {
      sum += units[index] ?? 0
    }
    sums[plan] = sum
  }
  return sums
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Cents of a year: all purchases, those made abroad, and bills. Only purchases count toward a welcome bonus. */
export type YearSpending = Readonly<{ cents: number; abroadCents: number; billCents: number }>

/** Outcome of some spending, given the units that each plan pays. */
export function projectCards({ cards }: Compiled, spent: YearSpending, unitsOfPlan: Float64Array): Outcome {
  const column = () => new Float64Array(cards.length)
  const [introMoney, introPoints] = [column(), column()]
  const years = projections.map((_, year) => ({ year, money: column(), points: column(), total: column() }))
  for (const [index, card] of cards.entries()) {
    const bonus = bonusOf(card, spent.cents)
    introMoney[index] = bonus.cents
    introPoints[index] = bonus.points
    let units = 0
    for (const { year, money, points, total } of years) {
      units += unitsInYear(card, unitsOfPlan, year)
      const cents = moneyOf(card, units, spent.abroadCents, year)
      money[index] = cents
      points[index] = pointsOf(card, units, year)
      total[index] = cents + bonus.cents - (card.fees[year] ?? 0)
    }
  }
  return {
    spendingCents: spent.cents + spent.billCents,
    money: years.map(({ money }) => money),
    points: years.map(({ points }) => points),
    introMoney,
    introPoints,
    total: years.map(({ total }) => total),
  }
}

type Bonus = Readonly<{ cents: number; points: number }>

const NO_BONUS: Bonus = { cents: 0, points: 0 }

/** Welcome bonus earned at this spending per year. */
export function bonusOf({ bonusSteps }: CompiledCard, yearCents: number): Bonus {
  let bonus = NO_BONUS
  for (const step of bonusSteps) {
    bonus = step.minYearCents <= yearCents ? step : bonus
  }
  return bonus
}

/** Units from the purchases of one year, from 0, with a first-year match. */
export function unitsInYear({ plans, match }: CompiledCard, unitsOfPlan: Float64Array, year: number): number {
  return (unitsOfPlan[plans[year] ?? -1] ?? 0) * (year === 0 ? match : 1)
}

/** Whole cents of all years up to `year`: purchases, anniversary bonuses and credits, minus foreign fees. */
export function moneyOf(card: CompiledCard, units: number, abroadCents: number, year: number): number {
  const credits = card.creditCents * (year + 1) * SUBCENTS_PER_CENT
  const fees = foreignFeeSubcents(card.foreignFeePpm, abroadCents, year + 1)
  return roundWorth(withAnniversaries(card, units, year), card.value, credits - fees)
}

/** Whole points of all years up to `year`, from purchases and anniversary bonuses. */
export function pointsOf(card: CompiledCard, units: number, year: number): number {
  return roundPoints(withAnniversaries(card, units, year))
}

function withAnniversaries({ anniversaryPoints }: CompiledCard, units: number, year: number): number {
  return units + (anniversaryPoints[year] ?? 0) * UNITS_PER_POINT
}

const SUBCENTS_PER_PPM = 10

/** Foreign transaction fees over some years. */
export function foreignFeeSubcents(foreignFeePpm: number, abroadCents: number, years: number): number {
  return abroadCents * foreignFeePpm * years * SUBCENTS_PER_PPM
}

const WIDTH = categories.length

/** Whole cents and points of some cards: by card, then by category. */
export type CategoryRewards = Readonly<{ money: Float64Array; points: Float64Array }>

/**
 * Rewards by category of all cards, or of the cards at some indexes. A card's parts add up to its rewards from purchases
 * to the cent. Anniversary bonuses and credits aren't in any category. Foreign fees are subtracted in their category.
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

/** By category: a card's units, the whole cents or points of a part, and its remainder. */
type Scratch = Readonly<{ units: Float64Array; parts: Float64Array; fractions: Float64Array }>

function projectParts(
  { plans, match }: CompiledCard,
  unitsOfPlan: Float64Array,
  years: Years,
  { units }: Scratch,
): void {
  units.fill(0)
  for (let year = 0; year < years; year++) {
    const start = (plans[year] ?? -1) * WIDTH
    const times = year === 0 ? match : 1
    for (let category = 0; category < WIDTH; category++) {
      units[category] = (units[category] ?? 0) + (unitsOfPlan[start + category] ?? 0) * times
    }
  }
}

function splitPoints({ units, parts, fractions }: Scratch): void {
  let all = 0
  for (let category = 0; category < WIDTH; category++) {
    const earned = units[category] ?? 0
    const whole = Math.floor(earned / UNITS_PER_POINT)
    parts[category] = whole
    fractions[category] = earned - whole * UNITS_PER_POINT
    all += earned
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
    const earned = units[category] ?? 0
    const fee = foreignFeeSubcents(foreignFeePpm, abroadCents[category] ?? 0, years)
    const { cents, subcents } = worth(earned, value, -fee)
    parts[category] = cents
    fractions[category] = subcents
    allUnits += earned
    allFees += fee
  }
  roundShares(parts, fractions, roundWorth(allUnits, value, -allFees), SUBCENTS_PER_CENT)
}
