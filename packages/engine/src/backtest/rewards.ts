/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { categories } from '../category.ts'
import { pickOptions } from './choices.ts'
import type { Component } from './components.ts'
import type { Layout } from './layout.ts'
import { payComponent } from './pay-component.ts'
import { type CellSum, rowOfCell, type Tables } from './tables.ts'

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
  const ordered = sums.toSorted((a, b) => a.cell.category - b.cell.category)
  const cells = Int32Array.from(ordered, ({ cell }) => cell.index)
  const ofCategory = Int32Array.from(ordered, ({ cell }) => cell.category)
  const cents = Float64Array.from(ordered, (sum) => sum.cents)
  for (let plan = 0; plan < layouts.length; plan++) {
    const { rates = cents, components = [] } = layouts[plan] ?? {}
    const base = plan * WIDTH
    for (let place = 0; place < cents.length; ) {
      const category = ofCategory[place] ?? 0
      let sum = 0
      for (; ofCategory[place] === category; place++) {
        sum += (rates[cells[place] ?? 0] ?? 0) * (cents[place] ?? 0)
      }
      units[base + category] = sum
    }
    if (components.length > 0) {
      payComponents(
        components,
        tables,
        units.subarray(base, base + WIDTH),
        mixedUnits.subarray(base, base + WIDTH),
      )
    }
  }
  return { units, mixedUnits }
}

function payComponents(
  components: readonly Component[],
  tables: Tables,
  row: Float64Array,
  mixedRow: Float64Array,
): void {
  for (const component of components) {
    if (occurs(component, tables)) {
      const isMixed = component.alone.length > 0
      payComponent(component, tables, pickOptions(component, tables), isMixed ? mixedRow : row)
    }
  }
  for (let category = 0; category < WIDTH; category++) {
    row[category] = (row[category] ?? 0) + (mixedRow[category] ?? 0)
  }
}

/** By plan, then by category: what a category's purchases would earn if there were no others. */
export function rewardsAlone(layouts: readonly Layout[], tables: Tables, rewards: Rewards): Float64Array {
  const alone = new Float64Array(rewards.units.length)
  for (let place = 0; place < alone.length; place++) {
    alone[place] = (rewards.units[place] ?? 0) - (rewards.mixedUnits[place] ?? 0)
  }
  for (let plan = 0; plan < layouts.length; plan++) {
    const { aloneParts = [] } = layouts[plan] ?? {}
    if (aloneParts.length > 0) {
      const row = alone.subarray(plan * WIDTH, (plan + 1) * WIDTH)
      for (const part of aloneParts) {
        if (occurs(part, tables)) {
          payComponent(part, tables, pickOptions(part, tables), row)
        }
      }
    }
  }
  return alone
}

function occurs({ itemCells }: Component, tables: Tables): boolean {
  for (let item = 0; item < itemCells.length; item++) {
    if (rowOfCell(tables, itemCells[item]) >= 0) {
      return true
    }
  }
  return false
}
