/** Reward units of every plan, by display category: of the whole spending, and of each category alone. */
import { categories } from '../category.ts'
import type { Component } from './components.ts'
import { type Layout, layoutFor } from './layout.ts'
import { createPayer } from './pay-component.ts'
import { type CellSum, rowOfCell, type Tables } from './tables.ts'

const WIDTH = categories.length

type Mixed = Readonly<{ plan: number; component: Component; units: readonly number[] }>

/** By plan, then by category: what a category's purchases earn among all the others. */
export type Rewards = Readonly<{
  units: Float64Array
  /** Components in which other categories made a difference, and what they paid, in the order of their categories. */
  mixed: readonly Mixed[]
  /** Display categories in which something was bought or given back. */
  categories: readonly number[]
}>

export function rewardsOf(layouts: readonly Layout[], tables: Tables, sums: readonly CellSum[]): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixed: Mixed[] = []
  const spent = spentIn(sums)
  const grossCents = sumOf(tables.gross)
  const paid = new Float64Array(WIDTH)
  const pay = createPayer(tables)
  let base = 0
  for (const [plan, layout] of layouts.entries()) {
    const own = layoutFor(layout, grossCents)
    paySteady(own, tables, spent, units, base)
    for (const component of own.components) {
      if (occurs(component, tables)) {
        const isApart = pay(component, paid)
        if (component.alone.length > 0 && !isApart) {
          mixed.push({ plan, component, units: component.categories.map((place) => paid[place] ?? 0) })
        }
        moveRow(paid, component.categories, units, base)
      }
    }
    base += WIDTH
  }
  return { units, mixed, categories: spent.places }
}

/** Categories in which something was bought, and cents of the year. */
type SpentIn = Readonly<{ places: readonly number[]; cents: readonly number[] }>

function spentIn(sums: readonly CellSum[]): SpentIn {
  const byCategory = new Map<number, number>()
  for (const { cell, cents } of sums) {
    byCategory.set(cell.category, (byCategory.get(cell.category) ?? 0) + cents)
  }
  return { places: [...byCategory.keys()], cents: [...byCategory.values()] }
}

/** What is always paid, by category. */
function paySteady(
  { mostRate, exceptions: { cells, categories: places, differences } }: Layout,
  tables: Tables,
  spent: SpentIn,
  units: Float64Array,
  base: number,
): void {
  for (let index = 0; index < spent.places.length; index++) {
    const target = base + (spent.places[index] ?? 0)
    units[target] = (units[target] ?? 0) + (spent.cents[index] ?? 0) * mostRate
  }
  const { net } = tables.sums.year
  for (let index = 0; index < cells.length; index++) {
    const row = rowOfCell(tables, cells[index])
    if (row >= 0) {
      const target = base + (places[index] ?? 0)
      units[target] = (units[target] ?? 0) + (net[row] ?? 0) * (differences[index] ?? 0)
    }
  }
}

/** Adds what was paid in these categories to the plan's units, and clears it. */
function moveRow(paid: Float64Array, places: readonly number[], units: Float64Array, base: number): void {
  for (let index = 0; index < places.length; index++) {
    const category = places[index] ?? 0
    units[base + category] = (units[base + category] ?? 0) + (paid[category] ?? 0)
    paid[category] = 0
  }
}

/** By category, then by plan: what a category's purchases would earn if there were no others. */
export function rewardsAlone(tables: Tables, { units, mixed, categories: spent }: Rewards): Float64Array {
  const plans = units.length / WIDTH
  const alone = new Float64Array(units.length)
  for (const category of spent) {
    for (let plan = 0; plan < plans; plan++) {
      alone[category * plans + plan] = units[plan * WIDTH + category] ?? 0
    }
  }
  const isSpent = categories.map((_, category) => spent.includes(category))
  const paid = new Float64Array(WIDTH)
  const pay = createPayer(tables)
  for (const { plan, component, units: among } of mixed) {
    for (let index = 0; index < among.length; index++) {
      const category = component.categories[index] ?? 0
      const part = component.alone[index]
      if (part !== undefined && isSpent[category] === true) {
        pay(part, paid)
        const target = category * plans + plan
        alone[target] = (alone[target] ?? 0) + (paid[category] ?? 0) - (among[index] ?? 0)
        paid[category] = 0
      }
    }
  }
  return alone
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
