/** The shortest exact way through a component. */
import { canPayByMonth, payByMonth } from './by-month.ts'
import type { Component } from './components.ts'
import { rowOfCell, type Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { walkMonths } from './walk.ts'

/**
 * Adds the reward of the whole year to `rewards`, by display category. True when each category was paid what it
 * would have been paid without the others.
 */
export function payComponent(
  component: Component,
  tables: Tables,
  picks: Picks,
  rewards: Float64Array,
): boolean {
  if (component.oneRate !== null) {
    payOneRate(component, tables, component.oneRate, rewards)
    return true
  }
  if (canPayByMonth(component, tables)) {
    const { wasPassed } = payByMonth(component, tables, picks, rewards)
    return !wasPassed && component.choices.length === 0
  }
  walkMonths(component, tables, picks, { from: 0, to: tables.months.length - 1 }, rewards)
  return component.alone.length === 0
}

/** Where all is of one rate and one category, what a cap covers follows from the sum of its period. */
function payOneRate(
  { plan, caps, itemCells, categories }: Component,
  tables: Tables,
  { rate, rateAfter }: NonNullable<Component['oneRate']>,
  rewards: Float64Array,
): void {
  const cap = plan.caps[caps[0] ?? 0]
  if (cap === undefined) {
    return
  }
  const limit = cap.isOnReward ? Math.floor(cap.limit / rate) : cap.limit
  const { count, net } = tables.sums[cap.per]
  let units = 0
  for (let period = 0; period < count; period++) {
    let cents = 0
    for (let item = 0; item < itemCells.length; item++) {
      const row = rowOfCell(tables, itemCells[item])
      cents += row < 0 ? 0 : (net[row * count + period] ?? 0)
    }
    const covered = Math.min(cents, limit)
    units += covered * rate + (cents - covered) * rateAfter
  }
  const category = categories[0] ?? 0
  rewards[category] = (rewards[category] ?? 0) + units
}
