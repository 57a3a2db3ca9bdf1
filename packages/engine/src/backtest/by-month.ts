/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only in months in which a cap was passed.
 */
import { type CapUsers, createMeter, payUsers, seatUsers, spendMonths } from './cap-users.ts'
import type { Component } from './components.ts'
import { areMonthsEnough } from './kept-terms.ts'
import { spendAsOne } from './one-rate.ts'
import { spellsOf } from './spells.ts'
import { rowOfCell, type Tables } from './tables.ts'
import type { Spell } from './terms.ts'

/**
 * Adds the reward of the whole year to `rewards`, by display category, and tells whether the cap was passed. The
 * users are working memory.
 */
export function payByMonth(
  component: Component,
  tables: Tables,
  users: CapUsers,
  rewards: Float64Array,
): boolean {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const meter = createMeter()
  payUsual(component, tables, rewards)
  for (const spell of spellsOf(component, tables, users.scores)) {
    const { terms } = spell
    payUnusual(component, tables, spell, rewards)
    if (cap !== undefined && terms.capped.length > 0) {
      seatUsers(users, component, terms, tables)
      if (terms.oneRate !== null && !cap.isOnReward) {
        spendAsOne(users, cap, tables, spell, meter)
      } else {
        spendMonths(users, cap, tables, spell, meter)
      }
      payUsers(users, rewards)
    }
  }
  return meter.wasPassed
}

/** True where months tell enough: one cap at most, and terms that do not change within a month. */
export function canPayByMonth(component: Component, tables: Tables): boolean {
  return component.caps.length < 2 && component.thresholds.length === 0 && areMonthsEnough(component, tables)
}

/** As if every item were paid its usual rate all year. */
function payUsual(
  { itemCells, itemCategories, usualRates }: Component,
  tables: Tables,
  rewards: Float64Array,
): void {
  const { net } = tables.sums.year
  for (let item = 0; item < usualRates.length; item++) {
    const rate = usualRates[item] ?? 0
    const row = rate === 0 ? -1 : rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      const category = itemCategories[item] ?? 0
      rewards[category] = (rewards[category] ?? 0) + (net[row] ?? 0) * rate
    }
  }
}

/** What is more or less than that for items that are paid another rate without a cap. */
function payUnusual(
  { itemCells, itemCategories }: Component,
  tables: Tables,
  { terms: { unusual, differences }, from, to }: Spell,
  rewards: Float64Array,
): void {
  const { net, months } = tables
  for (let place = 0; place < unusual.length; place++) {
    const item = unusual[place] ?? 0
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      let cents = 0
      for (let month = row * months.length + from; month <= row * months.length + to; month++) {
        cents += net[month] ?? 0
      }
      const category = itemCategories[item] ?? 0
      rewards[category] = (rewards[category] ?? 0) + cents * (differences[place] ?? 0)
    }
  }
}
