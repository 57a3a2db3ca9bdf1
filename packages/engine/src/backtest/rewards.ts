/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { isRefused } from '../card/acceptance.ts'
import { categories } from '../category.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { BILL_CATEGORY, type BillMonth, billMonths, billUnits } from './bills.ts'
import type { Cell } from './cells.ts'
import type { Compiled } from './compile.ts'
import { layoutFor, type PaymentLayout, type PlanComponent } from './components.ts'
import { payComponent } from './pay-component.ts'
import type { Plan } from './plan.ts'
import { rowOfCell, sumYear, type Tables } from './tables.ts'
import type { TermsMemo } from './terms.ts'

/** Entries of a plan in `Rewards.units`. */
export const WIDTH = categories.length

/** A component in which categories affect each other, and its payments by category. */
type MixedComponent = Readonly<{ plan: number; component: PlanComponent; units: readonly number[] }>

export type Rewards = Readonly<{
  /** By plan, then by category: units that a category's purchases earn together with all others. */
  units: Float64Array
  mixed: readonly MixedComponent[]
  /** The category of bills, and by plan: what they earn alone minus what they earn together with other categories. */
  billsAlone?: Readonly<{ category: number; extra: Float64Array }>
}>

export function rewardsOf(layouts: readonly PaymentLayout[], tables: Tables, memo: TermsMemo): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixed: MixedComponent[] = []
  const centsByCategory = sumByCategory(tables)
  const paid = new Float64Array(WIDTH)
  for (const [plan, layout] of layouts.entries()) {
    const planLayout = layoutFor(layout, tables.grossCents)
    paySteadyRates(planLayout, tables, centsByCategory, units, plan * WIDTH)
    for (const component of planLayout.components) {
      if (occurs(component, tables)) {
        if (payComponent(component, tables, memo, paid)) {
          mixed.push({ plan, component, units: component.categories.map((category) => paid[category] ?? 0) })
        }
        moveUnits(paid, component.categories, units, plan * WIDTH)
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

function occurs({ itemCells }: PlanComponent, tables: Tables): boolean {
  for (let item = 0; item < itemCells.length; item++) {
    if (rowOfCell(tables, itemCells[item]) >= 0) {
      return true
    }
  }
  return false
}

/** Adds the payments in these categories to the plan's units, and clears them. */
function moveUnits(paid: Float64Array, from: readonly number[], units: Float64Array, base: number): void {
  for (const category of from) {
    units[base + category] = (units[base + category] ?? 0) + (paid[category] ?? 0)
    paid[category] = 0
  }
}

/** Adds what each plan pays for bills: with all other spending, and with that of their category alone. */
export function withBills(rewards: Rewards, { plans }: Compiled, spend: Spend, tables: Tables): Rewards {
  if ((spend.bills ?? []).length === 0) {
    return rewards
  }
  const monthsFor = createBillMonths(spend, tables)
  const units = rewards.units.slice()
  const extra = new Float64Array(plans.length)
  for (const [index, plan] of plans.entries()) {
    const { bills } = plan
    const { months, monthsAlone } = monthsFor(plan)
    const target = index * WIDTH + BILL_CATEGORY
    const together = billUnits(bills, months)
    units[target] = (units[target] ?? 0) + together
    extra[index] = billUnits(bills, monthsAlone) - together
  }
  return { ...rewards, units, billsAlone: { category: BILL_CATEGORY, extra } }
}

/** Months of bills with the other purchases that a plan's card is accepted for. Few sets of merchants refuse a card. */
function createBillMonths(spend: Spend, tables: Tables) {
  const known = new Map<string, Readonly<{ months: BillMonth[]; monthsAlone: BillMonth[] }>>()
  return (plan: Pick<Plan, 'refusedBy'>) => {
    const key = plan.refusedBy.join()
    const isCounted = (cell: Cell) => !isRefused(plan, cell)
    const found = known.get(key) ?? {
      months: billMonths(spend, tables, isCounted),
      monthsAlone: billMonths(spend, tables, (cell) => cell.category === BILL_CATEGORY && isCounted(cell)),
    }
    known.set(key, found)
    return found
  }
}

/** By category, then by plan: units that a category's purchases would earn alone. */
export function rewardsAlone(
  { units, mixed, billsAlone }: Rewards,
  tables: Tables,
  memo: TermsMemo,
): Float64Array {
  const plans = units.length / WIDTH
  const alone = new Float64Array(units.length)
  for (let plan = 0; plan < plans; plan++) {
    for (let category = 0; category < WIDTH; category++) {
      alone[category * plans + plan] = units[plan * WIDTH + category] ?? 0
    }
  }
  for (const [plan, extra] of billsAlone?.extra.entries() ?? []) {
    const target = (billsAlone?.category ?? 0) * plans + plan
    alone[target] = (alone[target] ?? 0) + extra
  }
  const paid = new Float64Array(WIDTH)
  // The tables of one category are the same tables without the rows of the others.
  const rowOf = new Int32Array(tables.rowOf.length).fill(-1)
  const ofCategory = { ...tables, rowOf }
  const spentCategories = new Set(tables.cells.map(({ category }) => category))
  for (const category of spentCategories) {
    for (const [row, cell] of tables.cells.entries()) {
      rowOf[cell.index] = cell.category === category ? row : -1
    }
    for (const { plan, component, units: among } of mixed) {
      const index = component.categories.indexOf(category)
      if (index >= 0 && occurs(component, ofCategory)) {
        payComponent(component, ofCategory, memo, paid)
        const target = category * plans + plan
        alone[target] = (alone[target] ?? 0) + (paid[category] ?? 0) - (among[index] ?? 0)
        paid[category] = 0
      }
    }
  }
  return alone
}
