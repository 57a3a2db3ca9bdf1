/** The shortest exact way through a component. */
import { canPayByMonth, payByMonth } from './by-month.ts'
import { createCapUsers } from './cap-users.ts'
import { pickOptions } from './choices.ts'
import type { Component } from './components.ts'
import { rowOfCell, type Tables } from './tables.ts'
import { walkYear } from './walk.ts'

/**
 * Adds the reward of the whole year to `rewards`, by display category. True when each category was paid what it
 * would have been paid without the others.
 */
export type PayComponent = (component: Component, rewards: Float64Array) => boolean

const USUAL_ITEMS = 100

/** It keeps its working memory: a run pays hundreds of components. */
export function createPayer(tables: Tables): PayComponent {
  let users = createCapUsers(USUAL_ITEMS)
  return (component, rewards) => {
    if (component.oneRate !== null) {
      payOneRate(component, tables, component.oneRate, rewards)
      return true
    }
    const picks = pickOptions(component, tables)
    if (canPayByMonth(component, tables)) {
      const { length } = component.items
      users = length > users.rows.length ? createCapUsers(length) : users
      const wasPassed = payByMonth(component, tables, picks, users, rewards)
      return !wasPassed && component.choices.length === 0
    }
    walkYear(component, tables, picks, rewards)
    return component.alone.length === 0
  }
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
