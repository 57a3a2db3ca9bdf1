/** A month in which no threshold of yearly spending is passed, nor come back to: its sums tell what it earns. */
import type { Component } from './components.ts'
import { rowOfCell, type Tables } from './tables.ts'

/**
 * Adds the month's reward where that is so, and gives what was spent in it; else null. Only where nothing but
 * thresholds makes a difference: no cap, and the same terms on all days.
 */
export function payOnOneLevel(
  component: Component,
  tables: Tables,
  month: number,
  spent: number,
  rewards: Float64Array,
): number | null {
  const { items, itemCells, itemCategories, thresholds, fixedTerms, caps } = component
  if (fixedTerms === null || caps.length > 0) {
    return null
  }
  const { net, gross, months } = tables
  let [cents, mostCents] = [0, 0]
  for (let item = 0; item < itemCells.length; item++) {
    const row = items[item]?.lane === 0 ? rowOfCell(tables, itemCells[item]) : -1
    if (row >= 0) {
      cents += net[row * months.length + month] ?? 0
      mostCents += gross[row * months.length + month] ?? 0
    }
  }
  const level = levelOf(thresholds, spent)
  const [least, most] = [spent - (mostCents - cents), spent + mostCents]
  if (least < (thresholds[level - 1] ?? least) || most > (thresholds[level] ?? most)) {
    return null
  }
  for (let item = 0; item < itemCells.length; item++) {
    const row = rowOfCell(tables, itemCells[item])
    const rate = fixedTerms.chains[item * (thresholds.length + 1) + level]?.[0]?.rate ?? 0
    if (row >= 0) {
      const category = itemCategories[item] ?? 0
      rewards[category] = (rewards[category] ?? 0) + (net[row * months.length + month] ?? 0) * rate
    }
  }
  return cents
}

/** How many thresholds lie below or at what was spent. */
function levelOf(thresholds: readonly number[], spent: number): number {
  let level = 0
  while (level < thresholds.length && (thresholds[level] ?? 0) <= spent) {
    level++
  }
  return level
}
