/** The shortest exact way through a component. */
import { canPayByMonth, payByMonth } from './by-month.ts'
import type { Component } from './components.ts'
import { rowOfCell, type Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category. */
export function payComponent(
  component: Component,
  tables: Tables,
  picks: Picks,
  rewards: Float64Array,
): void {
  if (component.oneRate !== null) {
    payOneRate(component, tables, component.oneRate, rewards)
  } else if (canPayByMonth(component, tables)) {
    payByMonth(component, tables, picks, rewards)
  } else {
    walkMonths(component, tables, picks, { from: 0, to: tables.months.length - 1 }, rewards)
  }
}

/** Where all is of one rate and one category, what a cap covers follows from the sum of its period. */
function payOneRate(
  { plan, caps, itemCells, categories }: Component,
  tables: Tables,
  { rate, rateAfter }: NonNullable<Component['oneRate']>,
  rewards: Float64Array,
): void {
  const { periods, net, months } = tables
  const cap = plan.caps[caps[0] ?? 0]
  if (cap === undefined) {
    return
  }
  const limit = cap.isOnReward ? Math.floor(cap.limit / rate) : cap.limit
  let units = 0
  for (const { from, to } of periods[cap.per]) {
    let cents = 0
    for (let item = 0; item < itemCells.length; item++) {
      const row = rowOfCell(tables, itemCells[item])
      for (let place = row * months.length + from; row >= 0 && place <= row * months.length + to; place++) {
        cents += net[place] ?? 0
      }
    }
    const covered = Math.min(cents, limit)
    units += covered * rate + (cents - covered) * rateAfter
  }
  const category = categories[0] ?? 0
  rewards[category] = (rewards[category] ?? 0) + units
}
