/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { categories } from '../category.ts'
import { payComponent } from './by-month.ts'
import { pickOptions } from './choices.ts'
import type { Component, Layout } from './components.ts'
import type { CellSum, Tables } from './tables.ts'

const WIDTH = categories.length

export type Rewards = Readonly<{
  /** By plan, then by category: what the category's purchases earn among all the others. */
  together: Float64Array
  /** By plan, then by category: what they would earn if they were the only ones. */
  alone: Float64Array
}>

export function rewardsOf(layouts: readonly Layout[], tables: Tables, sums: readonly CellSum[]): Rewards {
  const together = new Float64Array(layouts.length * WIDTH)
  const alone = new Float64Array(layouts.length * WIDTH)
  const cells = Int32Array.from(sums, ({ cell }) => cell.index)
  const ofCategory = Int32Array.from(sums, ({ cell }) => cell.category)
  const cents = Float64Array.from(sums, (sum) => sum.cents)
  for (const [plan, { rates, components }] of layouts.entries()) {
    const row = together.subarray(plan * WIDTH, (plan + 1) * WIDTH)
    const aloneRow = alone.subarray(plan * WIDTH, (plan + 1) * WIDTH)
    for (let place = 0; place < cents.length; place++) {
      const category = ofCategory[place] ?? 0
      row[category] = (row[category] ?? 0) + (rates[cells[place] ?? 0] ?? 0) * (cents[place] ?? 0)
    }
    aloneRow.set(row)
    for (const component of components) {
      payBoth(component, tables, row, aloneRow)
    }
  }
  return { together, alone }
}

function payBoth(component: Component, tables: Tables, row: Float64Array, aloneRow: Float64Array): void {
  if (component.items.every(({ cell }) => (tables.rowOf[cell.index] ?? -1) < 0)) {
    return
  }
  if (component.alone.length === 0) {
    const category = component.categories[0] ?? 0
    const before = row[category] ?? 0
    payComponent(component, tables, pickOptions(component, tables), row)
    aloneRow[category] = (aloneRow[category] ?? 0) + (row[category] ?? 0) - before
    return
  }
  payComponent(component, tables, pickOptions(component, tables), row)
  for (const part of component.alone) {
    payComponent(part, tables, pickOptions(part, tables), aloneRow)
  }
}
