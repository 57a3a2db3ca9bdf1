/**
 * What a card pays for rent and taxes (`docs/decisions/0028-rent-and-taxes.md`). Rent counts only on cards with a rule that
 * names it. Taxes earn what everything earns, less the surcharge, and never less than nothing. Bills use no cap and count
 * toward no threshold or bonus.
 */
import type { EarnRule, OtherSpendingTiers } from '../card/card.ts'
import { surcharges } from '../card/surcharges.ts'
import { ALL_MONTHS, includesMonth, type MonthSet, type RuleInForce } from '../card/terms-in-force.ts'
import { categories } from '../category.ts'
import { monthOfDayNumber } from '../day.ts'
import { UNITS_PER_POINT } from '../exact.ts'
import { type BillLeaf, billLeaves, categoryOfLeaf } from '../leaf.ts'
import { MONTHS_PER_YEAR } from '../period.ts'
import { type Bill, type Kind, nothingLeftOut, type Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import type { Cell } from './cells.ts'
import { spendingYear } from './spending-year.ts'
import { sumMonths, type Tables } from './tables.ts'

/** Stand for the rule of a payment that no rule of the card's file describes. */
export const billRules: Readonly<Record<BillLeaf, string>> = { rent: 'bill-rent', taxes: 'bill-taxes' }

/** Display category of all bills, as an index. */
export const BILL_CATEGORY = categories.findIndex(({ key }) => key === categoryOfLeaf('rent'))

export type RuleSetBills = Readonly<{
  rent: Readonly<{ id: string; rate: number; months: MonthSet; tiers: OtherSpendingTiers | null }> | null
  /** After the surcharge. */
  taxRate: number
}>

/** The rules of a rule set that pay for bills. `inForce` has the best rate first. */
export function ruleSetBills(inForce: readonly RuleInForce[]): RuleSetBills {
  const named = inForce.find(({ rule }) => rule.stacks !== true && names(rule, 'rent'))
  const taxRates = inForce.filter(paysAllYear).map(({ rule }) => lastingRate(rule))
  return {
    rent:
      named === undefined
        ? null
        : {
            id: named.rule.id,
            rate: named.rule.rate,
            months: named.months,
            tiers: named.rule.byOtherSpending ?? null,
          },
    taxRate: Math.max(0, Math.max(0, ...taxRates) - surcharges.taxes),
  }
}

function names({ target }: EarnRule, leaf: BillLeaf): boolean {
  return target.kind === 'where' && target.where.leaves?.includes(leaf) === true
}

/** True for a rule that pays for taxes on every day of the year, its cap aside. */
function paysAllYear({ rule, months }: RuleInForce): boolean {
  const { target } = rule
  const isForTaxes =
    target.kind === 'where' &&
    target.where.exceptLeaves?.includes('taxes') !== true &&
    (target.where.isEverything === true || names(rule, 'taxes'))
  return (
    isForTaxes &&
    rule.stacks !== true &&
    months === ALL_MONTHS &&
    rule.firstDays === undefined &&
    rule.aboveYearlySpend === undefined &&
    rule.condition?.kind !== 'abroad'
  )
}

/** Bills leave caps to purchases, so a capped rule pays its rate beyond the cap. */
function lastingRate({ rate, cap, rateAfter = 0 }: EarnRule): number {
  return cap === undefined ? rate : rateAfter
}

/** Rent or taxes of one of the twelve calendar months of the spending year, and the month's purchases. */
export type BillMonth = Readonly<{
  leaf: BillLeaf
  cents: number
  otherCents: number
  /** The real day of the first payment, its day of the spending year from 0, and that day's month. */
  realDay: number
  yearDay: number
  calendarMonth: number
}>

/** Bills of the spending year. Counts only the purchases of some cells as the month's others. */
export function billMonths(
  spend: Spend,
  tables: Tables,
  counts: (cell: Cell) => boolean = () => true,
): BillMonth[] {
  const { bills = [] } = spend
  if (bills.length === 0) {
    return []
  }
  const year = spendingYear(spendOf(spend, bills))
  const months = new Map<string, { -readonly [Key in keyof BillMonth]: BillMonth[Key] }>()
  for (const [entry, slot] of year.slotOf.entries()) {
    const day = year.days[slot] ?? 0
    const calendarMonth = monthOfDayNumber(day)
    const leaf = billLeaves[year.kindOf[entry] ?? 0] ?? 'rent'
    // A year that starts within a month has the rest of that month at its end: together they're one month of rent.
    const key = `${leaf} ${calendarMonth % MONTHS_PER_YEAR}`
    const month = months.get(key) ?? {
      leaf,
      cents: 0,
      otherCents: sumMonth(tables, calendarMonth, counts),
      realDay: year.realDays[slot] ?? 0,
      yearDay: day - year.firstDay,
      calendarMonth,
    }
    month.cents += year.cents[entry] ?? 0
    months.set(key, month)
  }
  return [...months.values()]
}

/** Cents of the year's bills by display category. */
export function billCentsByCategory(spend: Spend, tables: Tables): number[] {
  const cents = billMonths(spend, tables).reduce((sum, month) => sum + month.cents, 0)
  return categories.map((_, category) => (category === BILL_CATEGORY ? cents : 0))
}

const billKinds = billLeaves.map((leaf): Kind => ({ leaf, merchant: null, isAbroad: false }))

function spendOf({ window }: Spend, bills: readonly Bill[]): Spend {
  const none = new Int32Array(bills.length).fill(-1)
  return {
    window,
    offsets: Int32Array.from(bills, ({ offset }) => offset),
    cents: Float64Array.from(bills, ({ cents }) => cents),
    kindOf: Int32Array.from(bills, ({ leaf }) => billLeaves.indexOf(leaf)),
    kinds: billKinds,
    nameOf: none,
    names: [],
    accountOf: none,
    accounts: [],
    leftOut: nothingLeftOut,
  }
}

function sumMonth(tables: Tables, calendarMonth: number, counts: (cell: Cell) => boolean): number {
  const months = [...tables.months.keys()].filter(
    (index) => ((tables.months[index] ?? 0) - calendarMonth) % MONTHS_PER_YEAR === 0,
  )
  let cents = 0
  for (const [row, cell] of tables.cells.entries()) {
    cents += counts(cell) ? sum(months.map((month) => sumMonths(tables, tables.net, row, month, month))) : 0
  }
  return cents
}

export type BillPayment = Readonly<{ rule: string; rate: number; units: number }>

/** What a rule set pays for a month's rent or taxes. */
export function payBill({ rent, taxRate }: RuleSetBills, bill: BillMonth): BillPayment {
  const { leaf, cents, calendarMonth } = bill
  if (leaf === 'taxes') {
    return { rule: billRules.taxes, rate: taxRate, units: cents * taxRate }
  }
  if (rent === null || !includesMonth(rent.months, calendarMonth)) {
    return { rule: billRules.rent, rate: 0, units: 0 }
  }
  const rate = rent.tiers === null ? rent.rate : tierRate(rent.tiers, bill)
  const least = cents > 0 ? (rent.tiers?.minPoints ?? 0) * UNITS_PER_POINT : 0
  return { rule: rent.id, rate, units: Math.max(cents * rate, least) }
}

const PERCENT = 100

function tierRate({ tiers }: OtherSpendingTiers, { cents, otherCents }: BillMonth): number {
  const reached = tiers.filter(({ percent }) => cents > 0 && otherCents * PERCENT >= cents * percent)
  return reached.at(-1)?.rate ?? 0
}

/** Units that a rule set pays for all bills of the year. */
export function billUnits(ruleSet: RuleSetBills, months: readonly BillMonth[]): number {
  return months.reduce((sum, month) => sum + payBill(ruleSet, month).units, 0)
}
