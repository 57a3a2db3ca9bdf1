/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { categories } from '../category.ts'
import { payComponent } from './by-month.ts'
import { pickOptions } from './choices.ts'
import type { Component, Layout } from './components.ts'
import type { CellSum, Tables } from './tables.ts'

const WIDTH = categories.length

/** By plan, then by category: what a category's purchases earn among all the others. */
export type Rewards = Readonly<{
  units: Float64Array
  /** The part of it for which other categories made a difference. */
  mixedUnits: Float64Array
}>

export function rewardsOf(layouts: readonly Layout[], tables: Tables, sums: readonly CellSum[]): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixedUnits = new Float64Array(layouts.length * WIDTH)
  const cells = Int32Array.from(sums, ({ cell }) => cell.index)
  const ofCategory = Int32Array.from(sums, ({ cell }) => cell.category)
  const cents = Float64Array.from(sums, (sum) => sum.cents)
  for (const [plan, { rates, components }] of layouts.entries()) {
    const base = plan * WIDTH
    const mixed = mixedUnits.subarray(base, base + WIDTH)
    const row = units.subarray(base, base + WIDTH)
    for (const component of components) {
      if (occurs(component, tables)) {
        const isMixed = component.alone.length > 0
        payComponent(component, tables, pickOptions(component, tables), isMixed ? mixed : row)
      }
    }
    for (let category = 0; category < WIDTH; category++) {
      row[category] = (row[category] ?? 0) + (mixed[category] ?? 0)
    }
    for (let place = 0; place < cents.length; place++) {
      const category = ofCategory[place] ?? 0
      row[category] = (row[category] ?? 0) + (rates[cells[place] ?? 0] ?? 0) * (cents[place] ?? 0)
    }
  }
  return { units, mixedUnits }
}

/** By plan, then by category: what a category's purchases would earn if there were no others. */
export function rewardsAlone(layouts: readonly Layout[], tables: Tables, rewards: Rewards): Float64Array {
  const alone = rewards.units.map((units, place) => units - (rewards.mixedUnits[place] ?? 0))
  for (const [plan, { components }] of layouts.entries()) {
    const row = alone.subarray(plan * WIDTH, (plan + 1) * WIDTH)
    for (const part of components.flatMap((component) => component.alone)) {
      if (occurs(part, tables)) {
        payComponent(part, tables, pickOptions(part, tables), row)
      }
    }
  }
  return alone
}

function occurs({ itemCells }: Component, { rowOf }: Tables): boolean {
  for (let item = 0; item < itemCells.length; item++) {
    if ((rowOf[itemCells[item] ?? 0] ?? -1) >= 0) {
      return true
    }
  }
  return false
}
