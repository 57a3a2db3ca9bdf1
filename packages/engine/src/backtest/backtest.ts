/** Backtests every card in a catalog against one person's spending: pays rewards, projects years, then rounds once. */
import { projections, type Years } from '../card/annual-fee.ts'
import { categories } from '../category.ts'
import type { Leaf } from '../leaf.ts'
import { once } from '../once.ts'
import type { Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { amountsOver, foreignFeeSubcents, type YearSpending } from '../value/amounts.ts'
import { splitMoney, splitPoints } from '../value/split.ts'
import { billCentsByCategory } from './bills.ts'
import type { Cell } from './cells.ts'
import type { Compiled, CompiledCard } from './compile.ts'
import { layOutRuleSet, type PaymentLayout } from './components.ts'
import { type CardCredits, type CreditYear, creditYear } from './credits.ts'
import { withinDeposit } from './deposit.ts'
import {
  type RestrictedCents,
  type Rewards,
  restrictedCents,
  rewardsOf,
  sumByCategory,
  sumByMerchant,
  sumByRuleSet,
  withBills,
} from './rewards.ts'
import { type SpendingYear, spendingYear } from './spending-year.ts'
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
  /** Statement credits by card. */
  credits: readonly CardCredits[]
  creditYear: CreditYear
  /** Intermediate results for the other calculations: what fits on secured cards is null if everything does. */
  tables: Tables
  secured: Tables | null
  rewards: Rewards
}>

/** What each card would have earned with this spending, for 1, 2 and 3 years. */
export function backtest(
  spend: Spend,
  compiled: Compiled,
  context: RunContext = createRunContext(compiled),
): BacktestResult {
  const year = spendingYear(spend)
  const tables = tabulate(year, compiled.cells, spend.months)
  const secured = securedTables(year, compiled)
  const tablesOf = tablesByRuleSet(compiled, { tables, secured })
  const purchases = rewardsOf(layoutsFor(context, compiled, tables.cells), tablesOf, context.terms)
  const rewards = withBills(purchases, compiled, spend, tables)
  const purchaseCents = sumByCategory(tables)
  const abroadCents = abroadByCategory(tables)
  const billCents = billCentsByCategory(spend, tables)
  const restricted = restrictedCents(tables, compiled)
  const spent = {
    cents: sum(purchaseCents),
    abroadCents: sum(abroadCents),
    billCents: sum(billCents),
    centsAt: sumByMerchant(restricted),
    ...securedSpending({ secured }),
  }
  const ofCredits = creditYear(tables, secured)
  const creditsOf = once(() =>
    compiled.cards.map(({ card }) => ofCredits.countedOf(card, compiled.assumptions)),
  )
  const project = once(() =>
    projectCards(compiled, spent, sumByRuleSet(rewards.units, compiled.ruleSets.length), (card) => {
      return creditsOf()[card]?.cents ?? 0
    }),
  )
  const spendingCents = purchaseCents.map((cents, category) => cents + (billCents[category] ?? 0))
  return {
    ...{ compiled, spendingCents, abroadCents, billCents, restricted, tables, secured, rewards },
    creditYear: ofCredits,
    // A run that is sent in units needs neither.
    get credits() {
      return creditsOf()
    },
    get overall() {
      return project()
    },
  }
}

/** Tables of what fits on secured cards; null if there are none, or everything fits. */
function securedTables(year: SpendingYear, { ruleSets, cells, assumptions }: Compiled): Tables | null {
  const hasSecured = ruleSets.some(({ isSecured }) => isSecured)
  const limited = hasSecured ? withinDeposit(year, assumptions.depositCents) : year
  return limited === year ? null : tabulate(limited, cells)
}

/** The tables that a rule set pays for. */
export function tablesByRuleSet(
  { ruleSets }: Pick<Compiled, 'ruleSets'>,
  { tables, secured }: Pick<BacktestResult, 'tables' | 'secured'>,
): (ruleSet: number) => Tables {
  return (ruleSet) => (secured !== null && ruleSets[ruleSet]?.isSecured ? secured : tables)
}

/** By category: spending that fits on secured cards. Null if all of it does. */
export function securedCents({ secured }: Pick<BacktestResult, 'secured'>) {
  return secured && { cents: sumByCategory(secured), abroadCents: abroadByCategory(secured) }
}

/** The same as part of a year's spending. */
export function securedSpending(result: Pick<BacktestResult, 'secured'>): Pick<YearSpending, 'secured'> {
  const found = securedCents(result)
  return found ? { secured: { cents: sum(found.cents), abroadCents: sum(found.abroadCents) } } : {}
}

function abroadByCategory(tables: Tables): number[] {
  return sumByCategory(tables, ({ isAbroad }) => isAbroad)
}

/** Cents of purchases abroad that a card pays for, by category. */
export function abroadCentsFor(
  { isSecured }: CompiledCard,
  { abroadCents, secured }: BacktestResult,
): readonly number[] {
  return isSecured && secured ? abroadByCategory(secured) : abroadCents
}

/** Outcome of some spending, given the units that each rule set pays and the credits of each card. */
export function projectCards(
  { cards }: Compiled,
  spent: YearSpending,
  unitsOfRuleSet: Float64Array,
  creditCentsOf: (card: number) => number,
): Outcome {
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
    const { ruleSets, lastingRuleSets, match } = card
    const firstYear = unitsOfRuleSet[lastingRuleSets[0] ?? -1] ?? 0
    const firstYearExtra = (unitsOfRuleSet[ruleSets[0] ?? -1] ?? 0) * match - firstYear
    const creditCents = creditCentsOf(index)
    let lasting = 0
    for (const { years: count, money, points, introMoney, firstYearMoney, total } of years) {
      lasting += unitsOfRuleSet[lastingRuleSets[count - 1] ?? -1] ?? 0
      const amounts = amountsOver(card, card, { lasting, firstYearExtra, creditCents }, spent, count)
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
  result: BacktestResult,
  years: Years,
  cards: Iterable<number> = result.compiled.cards.keys(),
): CategoryRewards {
  const { compiled, rewards } = result
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
    const fees = abroadCentsFor(card, result).map(
      (cents) => -foreignFeeSubcents(card.foreignFeePpm, cents, years),
    )
    points.set(splitPoints(units), row * WIDTH)
    money.set(splitMoney(units, fees, card.price, years), row * WIDTH)
  }
  return { money, points }
}

/** Writes a card's units by category over some years to `units`. */
function addYears(
  { lastingRuleSets }: CompiledCard,
  unitsOfRuleSet: Float64Array,
  years: Years,
  units: Float64Array,
): void {
  units.fill(0)
  for (let year = 0; year < years; year++) {
    const start = (lastingRuleSets[year] ?? -1) * WIDTH
    for (let category = 0; category < WIDTH; category++) {
      units[category] = (units[category] ?? 0) + (unitsOfRuleSet[start + category] ?? 0)
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
 * Valid for all catalogs with these rule sets; they may differ in fees and point values.
 */
export type RunContext = {
  readonly ruleSets: Compiled['ruleSets']
  /** Cells that have occurred, and each rule set's layout for them. */
  readonly cells: Set<Cell>
  layouts: readonly PaymentLayout[]
  terms: TermsMemo
}

export function createRunContext({ ruleSets }: Pick<Compiled, 'ruleSets'>): RunContext {
  return { ruleSets, cells: new Set(), layouts: [], terms: createTermsMemo() }
}

/**
 * Layouts by rule set, for these cells and all that occurred before. A new cell rebuilds the layouts. All leaves are included
 * from the start, so only purchases abroad or at merchants that a card names add cells.
 */
export function layoutsFor(
  context: RunContext,
  compiled: Compiled,
  cells: readonly Cell[],
): readonly PaymentLayout[] {
  if (context.ruleSets !== compiled.ruleSets) {
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
    context.layouts = context.ruleSets.map((ruleSet) => layOutRuleSet(ruleSet, all))
    context.terms = createTermsMemo()
  }
  return context.layouts
}
