/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { termsOfMonth } from './kept-terms.ts'
import type { PlanCap } from './plan.ts'
import { type MonthRange, rowOfCell, type Tables } from './tables.ts'
import { NO_TERMS, type Picks, type Terms } from './terms.ts'
import { type Users, useUp } from './use-up.ts'
import { walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category. */
export function payByMonth(component: Component, tables: Tables, picks: Picks, rewards: Float64Array): void {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const { fixedTerms } = component
  const terms =
    fixedTerms === null ? tables.months.map((_, month) => termsOfMonth(component, tables, picks, month)) : []
  const sheet: Sheet = { component, tables, terms, fixed: fixedTerms ?? NO_TERMS, rewards, users: null }
  for (const range of tables.periods[cap?.per ?? 'year']) {
    payPeriod(sheet, cap, range, picks)
  }
}

/** True where months tell enough: one cap at most, and terms that do not change within a month. */
export function canPayByMonth(component: Component, tables: Tables): boolean {
  return (
    component.caps.length < 2 &&
    component.thresholds.length === 0 &&
    component.changesWithMonths &&
    (tables.isAsObserved || !component.isDated)
  )
}

/** A component laid over the tables, with the terms of each month, or those that always hold. */
type Sheet = {
  readonly component: Component
  readonly tables: Tables
  readonly terms: readonly Terms[]
  readonly fixed: Terms
  readonly rewards: Float64Array
  /** Who used the cap under the terms that were asked for last. */
  users: Readonly<{ terms: Terms; users: Users }> | null
}

function payPeriod(sheet: Sheet, cap: PlanCap | undefined, range: MonthRange, picks: Picks): void {
  const load = loadOf(sheet, range)
  const { component, tables, rewards } = sheet
  if (cap === undefined || (cap.isOnReward ? load.grossReward : load.gross) <= cap.limit) {
    payBelowCap(sheet, range)
  } else if (cap.isOnReward && load.isOfManyRates) {
    walkMonths(component, tables, picks, range, rewards)
  } else {
    const limit = cap.isOnReward ? Math.floor(cap.limit / load.rate) : cap.limit
    if (load.isMixed) {
      payInOrder(sheet, range, limit)
    } else {
      payTogether(sheet, range, load, limit)
    }
  }
}

/** What goes under the cap in a period, and whether it is all of one rate, one rate beyond and one category. */
type Load = {
  net: number
  gross: number
  grossReward: number
  rate: number
  rateAfter: number
  category: number
  isMixed: boolean
  isOfManyRates: boolean
}

function loadOf({ component, tables, terms, fixed }: Sheet, { from, to }: MonthRange): Load {
  const { itemCells, itemCategories } = component
  const load: Load = {
    net: 0,
    gross: 0,
    grossReward: 0,
    rate: -1,
    rateAfter: 0,
    category: 0,
    isMixed: false,
    isOfManyRates: false,
  }
  const width = tables.months.length
  for (let month = from; month <= to; month++) {
    const { rates, ratesAfter, isCapped } = terms[month] ?? fixed
    for (let index = 0; index < itemCells.length; index++) {
      const row = rowOfCell(tables, itemCells[index])
      const gross = row < 0 || isCapped[index] !== 1 ? 0 : (tables.gross[row * width + month] ?? 0)
      const net = row < 0 || isCapped[index] !== 1 ? 0 : (tables.net[row * width + month] ?? 0)
      if (gross === 0 && net === 0) {
        continue
      }
      const rate = rates[index] ?? 0
      const rateAfter = ratesAfter[index] ?? 0
      const category = itemCategories[index] ?? 0
      if (load.rate >= 0) {
        load.isOfManyRates ||= rate !== load.rate
        load.isMixed ||= rate !== load.rate || rateAfter !== load.rateAfter || category !== load.category
      }
      load.net += net
      load.gross += gross
      load.grossReward += gross * rate
      load.rate = rate
      load.rateAfter = rateAfter
      load.category = category
    }
  }
  return load
}

function payBelowCap({ component, tables, terms, fixed, rewards }: Sheet, range: MonthRange): void {
  const { itemCells, itemCategories } = component
  const width = tables.months.length
  for (let month = range.from; month <= range.to; month++) {
    const { rates } = terms[month] ?? fixed
    for (let index = 0; index < itemCells.length; index++) {
      const row = rowOfCell(tables, itemCells[index])
      const category = itemCategories[index] ?? 0
      const net = row < 0 ? 0 : (tables.net[row * width + month] ?? 0)
      rewards[category] = (rewards[category] ?? 0) + net * (rates[index] ?? 0)
    }
  }
}

/** Where it makes no difference who used the room, what the cap covers follows from the sum. */
function payTogether(sheet: Sheet, range: MonthRange, load: Load, limit: number): void {
  payUncapped(sheet, range)
  const covered = Math.min(load.net, limit)
  const units = covered * load.rate + (load.net - covered) * load.rateAfter
  sheet.rewards[load.category] = (sheet.rewards[load.category] ?? 0) + units
}

function payUncapped({ component, tables, terms, fixed, rewards }: Sheet, range: MonthRange): void {
  const { itemCells, itemCategories } = component
  const width = tables.months.length
  for (let month = range.from; month <= range.to; month++) {
    const { rates, isCapped } = terms[month] ?? fixed
    for (let index = 0; index < itemCells.length; index++) {
      const row = rowOfCell(tables, itemCells[index])
      const category = itemCategories[index] ?? 0
      const net = row < 0 || isCapped[index] === 1 ? 0 : (tables.net[row * width + month] ?? 0)
      rewards[category] = (rewards[category] ?? 0) + net * (rates[index] ?? 0)
    }
  }
}

/** A limit in cents, used up in the order of the days; months with the same terms are taken together. */
function payInOrder(sheet: Sheet, range: MonthRange, limit: number): void {
  const { tables, terms, fixed, rewards } = sheet
  payUncapped(sheet, range)
  let used = 0
  for (let from = range.from; from <= range.to; from++) {
    const own = terms[from] ?? fixed
    let to = from
    while (to < range.to && (terms[to + 1] ?? fixed) === own) {
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
  const rowOf = (index: number) => rowOfCell(sheet.tables, itemCells[index])
  const capped = terms.order.filter((index) => terms.isCapped[index] === 1 && rowOf(index) >= 0)
  const users = {
    rows: capped.map(rowOf),
    rates: capped.map((index) => terms.rates[index] ?? 0),
    ratesAfter: capped.map((index) => terms.ratesAfter[index] ?? 0),
    categories: capped.map((index) => itemCategories[index] ?? 0),
  }
  sheet.users = { terms, users }
  return users
}
