/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { categories } from '../category.ts'
import type { Component } from './components.ts'
import { type Layout, layoutFor } from './layout.ts'
import { createPayer } from './pay-component.ts'
import { type CellSum, rowOfCell, type Tables } from './tables.ts'

const WIDTH = categories.length

/** By plan, then by category: what a category's purchases earn among all the others. */
export type Rewards = Readonly<{
  units: Float64Array
  /** The part of it for which other categories made a difference, and the components that paid it. */
  mixedUnits: Float64Array
  mixed: readonly Readonly<{ plan: number; component: Component }>[]
}>

export function rewardsOf(layouts: readonly Layout[], tables: Tables, sums: readonly CellSum[]): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixedUnits = new Float64Array(layouts.length * WIDTH)
  const mixed: { plan: number; component: Component }[] = []
  const ordered = sums.toSorted((a, b) => a.cell.category - b.cell.category)
  const cells = Int32Array.from(ordered, ({ cell }) => cell.index)
  const cents = Float64Array.from(ordered, (sum) => sum.cents)
  const starts = startsByCategory(ordered)
  const grossCents = sumOf(tables.gross)
  const paid = new Float64Array(WIDTH)
  const pay = createPayer(tables)
  for (const [plan, layout] of layouts.entries()) {
    const { rates, components } = layoutFor(layout, grossCents)
    const base = plan * WIDTH
    for (let category = 0; category < WIDTH; category++) {
      const end = starts[category + 1] ?? 0
      let sum = 0
      for (let place = starts[category] ?? 0; place < end; place++) {
        sum += (rates[cells[place] ?? 0] ?? 0) * (cents[place] ?? 0)
      }
      units[base + category] = sum
    }
    for (const component of components) {
      if (occurs(component, tables)) {
        paid.fill(0)
        const isApart = pay(component, paid)
        addRow(units, base, paid)
        if (component.alone.length > 0 && !isApart) {
          addRow(mixedUnits, base, paid)
          mixed.push({ plan, component })
        }
      }
    }
  }
  return { units, mixedUnits, mixed }
}

/** By plan, then by category: what a category's purchases would earn if there were no others. */
export function rewardsAlone(tables: Tables, { units, mixedUnits, mixed }: Rewards): Float64Array {
  const alone = new Float64Array(units.length)
  const pay = createPayer(tables)
  for (let place = 0; place < alone.length; place++) {
    alone[place] = (units[place] ?? 0) - (mixedUnits[place] ?? 0)
  }
  for (const { plan, component } of mixed) {
    const row = alone.subarray(plan * WIDTH, (plan + 1) * WIDTH)
    for (const part of component.alone) {
      if (occurs(part, tables)) {
        pay(part, row)
      }
    }
  }
  return alone
}

/** Where the cells of each category begin, and behind them where the last ones end. */
function startsByCategory(ordered: readonly CellSum[]): Int32Array {
  const starts = new Int32Array(WIDTH + 1)
  for (const { cell } of ordered) {
    for (let category = cell.category + 1; category <= WIDTH; category++) {
      starts[category] = (starts[category] ?? 0) + 1
    }
  }
  return starts
}

function addRow(units: Float64Array, base: number, row: Float64Array): void {
  for (let category = 0; category < WIDTH; category++) {
    units[base + category] = (units[base + category] ?? 0) + (row[category] ?? 0)
  }
}

function sumOf(amounts: Float64Array): number {
  let sum = 0
  for (let place = 0; place < amounts.length; place++) {
    sum += amounts[place] ?? 0
  }
  return sum
}

function occurs({ itemCells }: Component, tables: Tables): boolean {
  for (let item = 0; item < itemCells.length; item++) {
    if (rowOfCell(tables, itemCells[item]) >= 0) {
      return true
    }
  }
  return false
}
