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
  /** Display categories in which something was bought or given back. */
  categories: readonly number[]
}>

export function rewardsOf(layouts: readonly Layout[], tables: Tables, sums: readonly CellSum[]): Rewards {
  const units = new Float64Array(layouts.length * WIDTH)
  const mixedUnits = new Float64Array(layouts.length * WIDTH)
  const mixed: { plan: number; component: Component }[] = []
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
        const isMixed = component.alone.length > 0 && !isApart
        moveRow(paid, component.categories, units, isMixed ? mixedUnits : null, base)
        if (isMixed) {
          mixed.push({ plan, component })
        }
      }
    }
    base += WIDTH
  }
  return { units, mixedUnits, mixed, categories: spent.places }
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

/** Adds what was paid in these categories to the plan's units, to the mixed ones too if asked for, and clears it. */
function moveRow(
  paid: Float64Array,
  places: readonly number[],
  units: Float64Array,
  mixedUnits: Float64Array | null,
  base: number,
): void {
  for (let index = 0; index < places.length; index++) {
    const category = places[index] ?? 0
    const target = base + category
    const own = paid[category] ?? 0
    units[target] = (units[target] ?? 0) + own
    if (mixedUnits !== null) {
      mixedUnits[target] = (mixedUnits[target] ?? 0) + own
    }
    paid[category] = 0
  }
}

/** By plan, then by category: what a category's purchases would earn if there were no others. */
export function rewardsAlone(tables: Tables, rewards: Rewards): Float64Array {
  const { units, mixedUnits, mixed } = rewards
  const alone = new Float64Array(units.length)
  const paid = new Float64Array(WIDTH)
  const isSpent = new Uint8Array(WIDTH)
  for (const category of rewards.categories) {
    isSpent[category] = 1
  }
  const pay = createPayer(tables)
  for (let place = 0; place < alone.length; place++) {
    alone[place] = (units[place] ?? 0) - (mixedUnits[place] ?? 0)
  }
  for (const { plan, component } of mixed) {
    for (const part of component.alone) {
      if (isSpent[part.categories[0] ?? 0] === 1) {
        pay(part, paid)
        moveRow(paid, part.categories, alone, null, plan * WIDTH)
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
