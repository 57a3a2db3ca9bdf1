/** Reward units of every rule set, by display category: of the whole spending, and of each category alone. */
import { isRefused } from '../card/acceptance.ts'
import { categories } from '../category.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { BILL_CATEGORY, type BillMonth, billMonths, billUnits } from './bills.ts'
import type { Cell } from './cells.ts'
import type { Compiled } from './compile.ts'
import { layoutFor, type PaymentLayout, type RuleComponent } from './components.ts'
import { payComponent } from './pay-component.ts'
import type { RuleSet } from './rule-set.ts'
import { rowOfCell, sumYear, type Tables } from './tables.ts'
import type { TermsMemo } from './terms.ts'

/** Entries of a rule set in `Rewards.units`. */
export const WIDTH = categories.length

/** A component in which categories affect each other, and its payments by category. */
type MixedComponent = Readonly<{ ruleSet: number; component: RuleComponent; units: readonly number[] }>

export type Rewards = Readonly<{
  /** By rule set, then by category: units that a category's purchases earn together with all others. */
  units: Float64Array
  mixed: readonly MixedComponent[]
  /** The category of bills, and by rule set: what they earn alone minus what they earn together with other categories. */
  billsAlone?: Readonly<{ category: number; extra: Float64Array }>
}>

/** `tablesOf` returns the spending that a rule set pays for. */
export function rewardsOf(
  layouts: readonly PaymentLayout[],
  tablesOf: (ruleSet: number) => Tables,
  memo: TermsMemo,
): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixed: MixedComponent[] = []
  const sums = new Map<Tables, number[]>()
  const paid = new Float64Array(WIDTH)
  for (const [ruleSet, layout] of layouts.entries()) {
    const tables = tablesOf(ruleSet)
    const centsByCategory = sums.get(tables) ?? sumByCategory(tables)
    sums.set(tables, centsByCategory)
    const ruleSetLayout = layoutFor(layout, tables.grossCents)
    paySteadyRates(ruleSetLayout, tables, centsByCategory, units, ruleSet * WIDTH)
    for (const component of ruleSetLayout.components) {
      if (occurs(component, tables)) {
        if (payComponent(component, tables, memo, paid)) {
          mixed.push({
            ruleSet,
            component,
            units: component.categories.map((category) => paid[category] ?? 0),
          })
        }
        moveUnits(paid, component.categories, units, ruleSet * WIDTH)
      }
    }
  }
  return { units, mixed }
}

/** Net cents of the year by display category, for the included cells only. */
export function sumByCategory(tables: Tables, counts: (cell: Cell) => boolean = () => true): number[] {
  const cents = categories.map(() => 0)
  for (const [row, cell] of tables.cells.entries()) {
    if (counts(cell)) {
      cents[cell.category] = (cents[cell.category] ?? 0) + sumYear(tables, row)
    }
  }
  return cents
}

/** By merchant that doesn't take every card: net cents of its U.S. purchases in the year, by display category. */
export type RestrictedCents = Readonly<Record<MerchantKey, readonly number[]>>

export function restrictedCents(tables: Tables, { restrictedMerchants }: Compiled): RestrictedCents {
  const found: Record<MerchantKey, number[]> = {}
  for (const [row, { merchant, isAbroad, category }] of tables.cells.entries()) {
    if (merchant !== null && !isAbroad && restrictedMerchants.has(merchant)) {
      const cents = found[merchant] ?? categories.map(() => 0)
      cents[category] = (cents[category] ?? 0) + sumYear(tables, row)
      found[merchant] = cents
    }
  }
  return found
}

export function sumByMerchant(restricted: RestrictedCents): Record<MerchantKey, number> {
  return Object.fromEntries(Object.entries(restricted).map(([merchant, cents]) => [merchant, sum(cents)]))
}

function paySteadyRates(
  { mostRate, exceptions: { cells, categories: categoryOf, differences } }: PaymentLayout,
  tables: Tables,
  centsByCategory: readonly number[],
  units: Float64Array,
  base: number,
): void {
  for (let category = 0; category < WIDTH; category++) {
    units[base + category] = (centsByCategory[category] ?? 0) * mostRate
  }
  for (let index = 0; index < cells.length; index++) {
    const row = rowOfCell(tables, cells[index])
    if (row >= 0) {
      const target = base + (categoryOf[index] ?? 0)
      units[target] = (units[target] ?? 0) + sumYear(tables, row) * (differences[index] ?? 0)
    }
  }
}

function occurs({ itemCells }: RuleComponent, tables: Tables): boolean {
  for (let item = 0; item < itemCells.length; item++) {
    if (rowOfCell(tables, itemCells[item]) >= 0) {
      return true
    }
  }
  return false
}

/** Adds the payments in these categories to the rule set's units, and clears them. */
function moveUnits(paid: Float64Array, from: readonly number[], units: Float64Array, base: number): void {
  for (const category of from) {
    units[base + category] = (units[base + category] ?? 0) + (paid[category] ?? 0)
    paid[category] = 0
  }
}

/** Adds what each rule set pays for bills: with all other spending, and with that of their category alone. */
export function withBills(rewards: Rewards, { ruleSets }: Compiled, spend: Spend, tables: Tables): Rewards {
  if ((spend.bills ?? []).length === 0) {
    return rewards
  }
  const monthsFor = createBillMonths(spend, tables)
  const units = rewards.units.slice()
  const extra = new Float64Array(ruleSets.length)
  for (const [index, ruleSet] of ruleSets.entries()) {
    const { bills } = ruleSet
    const { months, monthsAlone } = monthsFor(ruleSet)
    const target = index * WIDTH + BILL_CATEGORY
    const together = billUnits(bills, months)
    units[target] = (units[target] ?? 0) + together
    extra[index] = billUnits(bills, monthsAlone) - together
  }
  return { ...rewards, units, billsAlone: { category: BILL_CATEGORY, extra } }
}

/** Months of bills with the other purchases that a rule set's card is accepted for. Few sets of merchants refuse a card. */
function createBillMonths(spend: Spend, tables: Tables) {
  const known = new Map<string, Readonly<{ months: BillMonth[]; monthsAlone: BillMonth[] }>>()
  return (ruleSet: Pick<RuleSet, 'refusedBy'>) => {
    const key = ruleSet.refusedBy.join()
    const isCounted = (cell: Cell) => !isRefused(ruleSet, cell)
    const found = known.get(key) ?? {
      months: billMonths(spend, tables, isCounted),
      monthsAlone: billMonths(spend, tables, (cell) => cell.category === BILL_CATEGORY && isCounted(cell)),
    }
    known.set(key, found)
    return found
  }
}

/** Units of each rule set in all categories. */
export function sumByRuleSet(units: Float64Array, ruleSets: number): Float64Array {
  const width = units.length / ruleSets
  const sums = new Float64Array(ruleSets)
  for (let ruleSet = 0; ruleSet < ruleSets; ruleSet++) {
    let sum = 0
    for (let index = ruleSet * width; index < (ruleSet + 1) * width; index++) {
      sum += units[index] ?? 0
    }
    sums[ruleSet] = sum
  }
  return sums
}

/** By category, then by rule set: units that a category's purchases would earn alone. */
export function rewardsAlone(
  { units, mixed, billsAlone }: Rewards,
  tablesOf: (ruleSet: number) => Tables,
  memo: TermsMemo,
): Float64Array {
  const ruleSets = units.length / WIDTH
  const alone = new Float64Array(units.length)
  for (let ruleSet = 0; ruleSet < ruleSets; ruleSet++) {
    for (let category = 0; category < WIDTH; category++) {
      alone[category * ruleSets + ruleSet] = units[ruleSet * WIDTH + category] ?? 0
    }
  }
  for (const [ruleSet, extra] of billsAlone?.extra.entries() ?? []) {
    const target = (billsAlone?.category ?? 0) * ruleSets + ruleSet
    alone[target] = (alone[target] ?? 0) + extra
  }
  const paid = new Float64Array(WIDTH)
  for (const tables of new Set(mixed.map(({ ruleSet }) => tablesOf(ruleSet)))) {
    // The tables of one category are the same tables without the rows of the others.
    const rowOf = new Int32Array(tables.rowOf.length).fill(-1)
    const ofCategory = { ...tables, rowOf }
    const components = mixed.filter(({ ruleSet }) => tablesOf(ruleSet) === tables)
    for (const category of new Set(tables.cells.map((cell) => cell.category))) {
      for (const [row, cell] of tables.cells.entries()) {
        rowOf[cell.index] = cell.category === category ? row : -1
      }
      for (const { ruleSet, component, units: among } of components) {
        const index = component.categories.indexOf(category)
        if (index >= 0 && occurs(component, ofCategory)) {
          payComponent(component, ofCategory, memo, paid)
          const target = category * ruleSets + ruleSet
          alone[target] = (alone[target] ?? 0) + (paid[category] ?? 0) - (among[index] ?? 0)
          paid[category] = 0
        }
      }
    }
  }
  return alone
}
