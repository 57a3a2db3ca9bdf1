/** The shortest exact way through a component. */
import { canPayByMonth, payByMonth } from './by-month.ts'
import { createCapUsers } from './cap-users.ts'
import { pickOptions } from './choices.ts'
import type { Component } from './components.ts'
import { payOneRate } from './one-rate.ts'
import type { Tables } from './tables.ts'
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
    if (canPayByMonth(component, tables)) {
      const { length } = component.items
      users = length > users.rows.length ? createCapUsers(length) : users
      const wasPassed = payByMonth(component, tables, users, rewards)
      return !wasPassed && component.choices.length === 0
    }
    walkYear(component, tables, pickOptions(component, tables), rewards)
    return component.alone.length === 0
  }
}
