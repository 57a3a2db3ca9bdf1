/** Backtests every card in a catalog against one person's spending: pays rewards, projects years, then rounds once. */
import { projections, type Years } from '../card/annual-fee.ts'
import { categories } from '../category.ts'
import type { Leaf } from '../leaf.ts'
import type { Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { amountsOver, foreignFeeSubcents, type YearSpending } from '../value/amounts.ts'
import { splitMoney, splitPoints } from '../value/split.ts'
import { billCentsByCategory } from './bills.ts'
import type { Cell } from './cells.ts'
import type { Compiled, CompiledCard } from './compile.ts'
import { layOutPlan, type PaymentLayout } from './components.ts'
import {
  type RestrictedCents,
  type Rewards,
  restrictedCents,
  rewardsOf,
  sumByCategory,
  sumByMerchant,
  withBills,
} from './rewards.ts'
import { spendingYear } from './spending-year.ts'
import { sumYear, type Tables, tabulate } from './tables.ts'
import { createTermsMemo, type TermsMemo } from './terms.ts'

/** Whole cents or points, by card. */
export type Column = Float64Array

/** What the cards would have earned on some spending. Projections are indexed by number of years, starting with 1. */
export type Outcome = Readonly<{
  /** Net cents of the spending year, with bills. */
  spendingCents: number
  /** Rewards at lasting terms, with anniversary bonuses and statement credits. */
  money: readonly Column[]
  points: readonly Column[]
  /** Everything that is earned only once: welcome bonus, first-year match, first-year rates. */
  introMoney: readonly Column[]
  introPoints: Column
  /** The part of `introMoney` that isn't the welcome bonus. */
  firstYearMoney: readonly Column[]
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
  restricted: RestrictedCents
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
  const restricted = restrictedCents(tables, compiled)
  const spent = {
    cents: sum(purchaseCents),
    abroadCents: sum(abroadCents),
    billCents: sum(billCents),
    centsAt: sumByMerchant(restricted),
  }
  const overall = projectCards(compiled, spent, sumByPlan(rewards.units, compiled.plans.length))
  const spendingCents = purchaseCents.map((cents, category) => cents + (billCents[category] ?? 0))
  return { compiled, overall, spendingCents, abroadCents, billCents, restricted, tables, rewards }
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

/** Outcome of some spending, given the units that each plan pays. */
export function projectCards({ cards }: Compiled, spent: YearSpending, unitsOfPlan: Float64Array): Outcome {
  const column = () => new Float64Array(cards.length)
  const introPoints = column()
  const years = projections.map((years) => ({
    years,
    money: column(),
    points: column(),
    introMoney: column(),
    firstYearMoney: column(),
    total: column(),
  }))
  for (const [index, card] of cards.entries()) {
    const { plans, lastingPlans, match } = card
    const firstYear = unitsOfPlan[lastingPlans[0] ?? -1] ?? 0
    const firstYearExtra = (unitsOfPlan[plans[0] ?? -1] ?? 0) * match - firstYear
    let lasting = 0
    for (const { years: count, money, points, introMoney, firstYearMoney, total } of years) {
      lasting += unitsOfPlan[lastingPlans[count - 1] ?? -1] ?? 0
      const amounts = amountsOver(card, card, { lasting, firstYearExtra }, spent, count)
      money[index] = amounts.money
      points[index] = amounts.points
      introMoney[index] = amounts.introMoney
      introPoints[index] = amounts.introPoints
      firstYearMoney[index] = amounts.firstYearMoney
      total[index] = amounts.money + amounts.introMoney - (card.fees[count - 1] ?? 0)
    }
  }
  return {
    spendingCents: spent.cents + spent.billCents,
    money: years.map(({ money }) => money),
    points: years.map(({ points }) => points),
    introMoney: years.map(({ introMoney }) => introMoney),
    introPoints,
    firstYearMoney: years.map(({ firstYearMoney }) => firstYearMoney),
    total: years.map(({ total }) => total),
  }
}

const WIDTH = categories.length

/** Whole cents and points of some cards: by card, then by category. */
export type CategoryRewards = Readonly<{ money: Float64Array; points: Float64Array }>

/**
 * Rewards by category of all cards, or of the cards at some indexes, at lasting terms. A card's parts add up to its
 * rewards from purchases to the cent.
 */
export function rewardsByCategory(
  { compiled, rewards, abroadCents }: BacktestResult,
  years: Years,
  cards: Iterable<number> = compiled.cards.keys(),
): CategoryRewards {
  const indexes = [...cards]
  const money = new Float64Array(indexes.length * WIDTH)
  const points = new Float64Array(indexes.length * WIDTH)
  const units = new Float64Array(WIDTH)
  for (const [row, index] of indexes.entries()) {
    const card = compiled.cards[index]
    if (card === undefined) {
      throw new RangeError(`there is no card ${index}`)
    }
    addYears(card, rewards.units, years, units)
    const fees = abroadCents.map((cents) => -foreignFeeSubcents(card.foreignFeePpm, cents, years))
    points.set(splitPoints(units), row * WIDTH)
    money.set(splitMoney(units, fees, card.price, years), row * WIDTH)
  }
  return { money, points }
}

/** Writes a card's units by category over some years to `units`. */
function addYears(
  { lastingPlans }: CompiledCard,
  unitsOfPlan: Float64Array,
  years: Years,
  units: Float64Array,
): void {
  units.fill(0)
  for (let year = 0; year < years; year++) {
    const start = (lastingPlans[year] ?? -1) * WIDTH
    for (let category = 0; category < WIDTH; category++) {
      units[category] = (units[category] ?? 0) + (unitsOfPlan[start + category] ?? 0)
    }
  }
}

/** Net cents of the spending year in some leaves. */
export function centsInLeaves({ tables }: BacktestResult, leaves: readonly Leaf[]): number {
  return sum(tables.cells.map(({ leaf }, row) => (leaves.includes(leaf) ? sumYear(tables, row) : 0)))
}

/**
 * Memo tables for runs of one catalog. A caller that runs a catalog often owns a context and passes it to every run. A
 * context saves repeated work and never changes a result. Don't share it between threads.
 *
 * Valid for all catalogs with these plans; they may differ in fees and point values.
 */
export type RunContext = {
  readonly plans: Compiled['plans']
  /** Cells that have occurred, and each plan's layout for them. */
  readonly cells: Set<Cell>
  layouts: readonly PaymentLayout[]
  terms: TermsMemo
}

export function createRunContext({ plans }: Pick<Compiled, 'plans'>): RunContext {
  return { plans, cells: new Set(), layouts: [], terms: createTermsMemo() }
}

/**
 * Layouts by plan, for these cells and all that occurred before. A new cell rebuilds the layouts. All leaves are included
 * from the start, so only purchases abroad or at merchants that a card names add cells.
 */
export function layoutsFor(
  context: RunContext,
  compiled: Compiled,
  cells: readonly Cell[],
): readonly PaymentLayout[] {
  if (context.plans !== compiled.plans) {
    throw new RangeError('this context belongs to another catalog')
  }
  const cellCount = context.cells.size
  if (cellCount === 0) {
    for (const cell of compiled.cells.all) {
      if (cell.merchant === null && !cell.isAbroad) {
        context.cells.add(cell)
      }
    }
  }
  for (const cell of cells) {
    context.cells.add(cell)
  }
  if (context.cells.size > cellCount) {
    const all = [...context.cells]
    context.layouts = context.plans.map((plan) => layOutPlan(plan, all))
    context.terms = createTermsMemo()
  }
  return context.layouts
}
