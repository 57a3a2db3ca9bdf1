/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { steadyTerms, termsByMonth } from './kept-terms.ts'
import { addUp, type Bought, createLoad, type Load } from './period-load.ts'
import type { PlanCap } from './plan.ts'
import { type MonthRange, type PeriodSums, rowOfCell, type Tables } from './tables.ts'
import { NO_TERMS, type Picks, type Terms } from './terms.ts'
import { type Users, useUp } from './use-up.ts'
import { walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category, and tells whether the cap was passed. */
export function payByMonth(component: Component, tables: Tables, picks: Picks, rewards: Float64Array) {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const steady = steadyTerms(component, tables, picks)
  const per = cap?.per ?? 'year'
  const sums = tables.sums[steady === null ? 'month' : per]
  const { items, bases } = boughtItems(component, tables, sums)
  const sheet: Sheet = {
    component,
    tables,
    terms: steady === null ? termsByMonth(component, tables, picks) : [],
    fixed: steady ?? NO_TERMS,
    sums,
    items,
    bases,
    rewards,
    load: createLoad(),
    users: null,
  }
  let wasPassed = false
  const periods = tables.periods[per]
  for (let place = 0; place < periods.length; place++) {
    const months = periods[place] ?? NO_MONTHS
    // Sums by period have one column for it, as sums by month have for a month.
    const range = steady === null ? months : (tables.periods.month[place] ?? NO_MONTHS)
    wasPassed = payPeriod(sheet, cap, range, months, picks) || wasPassed
  }
  return { wasPassed }
}

/** True where months tell enough: one cap at most, and terms that do not change within a month. */
export function canPayByMonth(component: Component, tables: Tables): boolean {
  return component.caps.length < 2 && component.thresholds.length === 0 && areMonthsEnough(component, tables)
}

/** True where what pays changes only with months. */
export function areMonthsEnough(component: Component, tables: Tables): boolean {
  return component.changesWithMonths && (tables.isAsObserved || !component.isDated)
}

const NO_MONTHS: MonthRange = { from: 0, to: -1 }

/** A component laid over the tables. */
type Sheet = Bought & {
  readonly tables: Tables
  readonly rewards: Float64Array
  /** Of the period that was looked at last. */
  readonly load: Load
  /** Who used the cap under the terms that were asked for last. */
  users: Readonly<{ terms: Terms; users: Users }> | null
}

function boughtItems({ itemCells }: Component, tables: Tables, { count }: PeriodSums) {
  const items: number[] = []
  const bases: number[] = []
  for (let index = 0; index < itemCells.length; index++) {
    const row = rowOfCell(tables, itemCells[index])
    if (row >= 0) {
      items.push(index)
      bases.push(row * count)
    }
  }
  return { items, bases }
}

/** `range` are columns of the sums, `months` those of the year. True where the cap was passed. */
function payPeriod(
  sheet: Sheet,
  cap: PlanCap | undefined,
  range: MonthRange,
  months: MonthRange,
  picks: Picks,
): boolean {
  const { component, tables, rewards, load } = sheet
  addUp(sheet, range, load)
  if (cap === undefined || (cap.isOnReward ? load.grossReward : load.gross) <= cap.limit) {
    payBelowCap(sheet, range)
    return false
  }
  if (cap.isOnReward && load.isOfManyRates) {
    walkMonths(component, tables, picks, months, rewards)
  } else {
    const limit = cap.isOnReward ? Math.floor(cap.limit / load.rate) : cap.limit
    payUncapped(sheet, range)
    if (load.isMixed) {
      payInOrder(sheet, months, limit)
    } else {
      payTogether(sheet, limit)
    }
  }
  return true
}

function payBelowCap(
  { component, sums, terms, fixed, items, bases, rewards }: Sheet,
  range: MonthRange,
): void {
  const { itemCategories } = component
  for (let month = range.from; month <= range.to; month++) {
    const { rates } = terms[month] ?? fixed
    for (let place = 0; place < items.length; place++) {
      const index = items[place] ?? 0
      const category = itemCategories[index] ?? 0
      const net = sums.net[(bases[place] ?? 0) + month] ?? 0
      rewards[category] = (rewards[category] ?? 0) + net * (rates[index] ?? 0)
    }
  }
}

/** Where it makes no difference who used the room, what the cap covers follows from the sum. */
function payTogether({ load, rewards }: Sheet, limit: number): void {
  const covered = Math.min(load.net, limit)
  const units = covered * load.rate + (load.net - covered) * load.rateAfter
  rewards[load.category] = (rewards[load.category] ?? 0) + units
}

function payUncapped(
  { component, sums, terms, fixed, items, bases, rewards }: Sheet,
  range: MonthRange,
): void {
  const { itemCategories } = component
  for (let month = range.from; month <= range.to; month++) {
    const { rates, isCapped } = terms[month] ?? fixed
    for (let place = 0; place < items.length; place++) {
      const index = items[place] ?? 0
      if (isCapped[index] !== 1) {
        const category = itemCategories[index] ?? 0
        const net = sums.net[(bases[place] ?? 0) + month] ?? 0
        rewards[category] = (rewards[category] ?? 0) + net * (rates[index] ?? 0)
      }
    }
  }
}

/** A limit in cents, used up in the order of the days; months with the same terms are taken together. */
function payInOrder(sheet: Sheet, months: MonthRange, limit: number): void {
  const { tables, terms, fixed, rewards } = sheet
  let used = 0
  for (let { from } = months; from <= months.to; from++) {
    const own = terms[from] ?? fixed
    let to = from
    while (to < months.to && (terms[to + 1] ?? fixed) === own) {
      to++
    }
    const slots = { from: tables.monthSlots[from] ?? 0, until: tables.monthSlots[to + 1] ?? 0 }
    used = useUp(usersUnder(sheet, own), tables, slots, { used, limit }, rewards)
    from = to
  }
}

function usersUnder(sheet: Sheet, terms: Terms): Users {
  if (sheet.users?.terms === terms) {
    return sheet.users.users
  }
  const { itemCells, itemCategories } = sheet.component
  const users = {
    rows: [] as number[],
    rates: [] as number[],
    ratesAfter: [] as number[],
    categories: [] as number[],
  }
  for (const index of terms.order) {
    const row = rowOfCell(sheet.tables, itemCells[index])
    if (terms.isCapped[index] === 1 && row >= 0) {
      users.rows.push(row)
      users.rates.push(terms.rates[index] ?? 0)
      users.ratesAfter.push(terms.ratesAfter[index] ?? 0)
      users.categories.push(itemCategories[index] ?? 0)
    }
  }
  sheet.users = { terms, users }
  return users
}
