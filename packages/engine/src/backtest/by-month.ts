/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only in months in which a cap was passed.
 */
import { type CapUsers, createMeter, payUsers, seatUsers, spendMonths } from './cap-users.ts'
import type { Component } from './components.ts'
import { areMonthsEnough, isAsBefore, termsByMonth, termsOfMonth } from './kept-terms.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { Picks, Terms } from './terms.ts'

/**
 * Adds the reward of the whole year to `rewards`, by display category, and tells whether the cap was passed. The
 * users are working memory.
 */
export function payByMonth(
  component: Component,
  tables: Tables,
  picks: Picks,
  users: CapUsers,
  rewards: Float64Array,
): boolean {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const known = component.choices.length === 0 ? termsByMonth(component, tables) : null
  const meter = createMeter()
  const last = tables.months.length - 1
  for (let from = 0; from <= last; ) {
    const own = known?.[from] ?? termsOfMonth(component, tables, picks, from)
    let to = from
    while (to < last && (known === null ? isAsBefore(component, picks, to + 1) : known[to + 1] === own)) {
      to++
    }
    payFree(component, tables, own, { from, to }, rewards)
    if (cap !== undefined) {
      seatUsers(users, component, own, tables)
      spendMonths(users, cap, tables, { from, to }, meter)
      payUsers(users, rewards)
    }
    from = to + 1
  }
  return meter.wasPassed
}

/** True where months tell enough: one cap at most, and terms that do not change within a month. */
export function canPayByMonth(component: Component, tables: Tables): boolean {
  return component.caps.length < 2 && component.thresholds.length === 0 && areMonthsEnough(component, tables)
}

/** Items that are paid without a cap. */
function payFree(
  { itemCells, itemCategories }: Component,
  tables: Tables,
  { free, rates }: Terms,
  { from, to }: MonthRange,
  rewards: Float64Array,
): void {
  const { net, months } = tables
  for (let place = 0; place < free.length; place++) {
    const item = free[place] ?? 0
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      let cents = 0
      for (let month = row * months.length + from; month <= row * months.length + to; month++) {
        cents += net[month] ?? 0
      }
      const category = itemCategories[item] ?? 0
      rewards[category] = (rewards[category] ?? 0) + cents * (rates[item] ?? 0)
    }
  }
}
