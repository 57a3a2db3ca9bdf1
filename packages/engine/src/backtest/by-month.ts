/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { termsOfMonth } from './kept-terms.ts'
import type { PlanCap } from './plan.ts'
import { type MonthRange, type PeriodSums, rowOfCell, type Tables } from './tables.ts'
import { NO_TERMS, type Picks, type Terms } from './terms.ts'
import { type Users, useUp } from './use-up.ts'
import { walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category, and tells whether the cap was passed. */
export function payByMonth(component: Component, tables: Tables, picks: Picks, rewards: Float64Array) {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const { fixedTerms } = component
  const terms =
    fixedTerms === null ? tables.months.map((_, month) => termsOfMonth(component, tables, picks, month)) : []
  const per = cap?.per ?? 'year'
  const sums = tables.sums[fixedTerms === null ? 'month' : per]
  const sheet: Sheet = {
    component,
    tables,
    terms,
    fixed: fixedTerms ?? NO_TERMS,
    sums,
    ...boughtItems(component, tables, sums),
    rewards,
    users: null,
  }
  let wasPassed = false
  const periods = tables.periods[per]
  for (let place = 0; place < periods.length; place++) {
    const months = periods[place] ?? NO_MONTHS
    const range = fixedTerms === null ? months : { from: place, to: place }
    wasPassed = payPeriod(sheet, cap, { ...range, months }, picks) || wasPassed
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

/** A period of the cap: its months, and its columns in the sums. */
type Stretch = MonthRange & Readonly<{ months: MonthRange }>

/** A component laid over the tables, with the terms of each month, or those that always hold. */
type Sheet = {
  readonly component: Component
  readonly tables: Tables
  readonly terms: readonly Terms[]
  readonly fixed: Terms
  /** By month, or by period of the cap where the same terms always hold. */
  readonly sums: PeriodSums
  /** Items for which something was bought, and where they begin in the sums. */
  readonly items: readonly number[]
  readonly bases: readonly number[]
  readonly rewards: Float64Array
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

/** True where the cap was passed. */
function payPeriod(sheet: Sheet, cap: PlanCap | undefined, range: Stretch, picks: Picks): boolean {
  const load = loadOf(sheet, range)
  const { component, tables, rewards } = sheet
  if (cap === undefined || (cap.isOnReward ? load.grossReward : load.gross) <= cap.limit) {
    payBelowCap(sheet, range)
    return false
  }
  if (cap.isOnReward && load.isOfManyRates) {
    walkMonths(component, tables, picks, range.months, rewards)
  } else {
    const limit = cap.isOnReward ? Math.floor(cap.limit / load.rate) : cap.limit
    if (load.isMixed) {
      payInOrder(sheet, range, limit)
    } else {
      payTogether(sheet, range, load, limit)
    }
  }
  return true
}

/** What goes under the cap in a period, and whether it is all of one rate, one rate beyond and one category. */
type Load = Readonly<{
  net: number
  gross: number
  grossReward: number
  rate: number
  rateAfter: number
  category: number
  isMixed: boolean
  isOfManyRates: boolean
}>

function loadOf({ component, sums, terms, fixed, items, bases }: Sheet, { from, to }: MonthRange): Load {
  const { itemCategories } = component
  let [net, gross, grossReward] = [0, 0, 0]
  let [rate, rateAfter, category] = [-1, 0, 0]
  let [isMixed, isOfManyRates] = [false, false]
  for (let month = from; month <= to; month++) {
    const { rates, ratesAfter, isCapped } = terms[month] ?? fixed
    for (let place = 0; place < items.length; place++) {
      const index = items[place] ?? 0
      if (isCapped[index] !== 1) {
        continue
      }
      const ownGross = sums.gross[(bases[place] ?? 0) + month] ?? 0
      const ownNet = sums.net[(bases[place] ?? 0) + month] ?? 0
      if (ownGross === 0 && ownNet === 0) {
        continue
      }
      const ownRate = rates[index] ?? 0
      const ownRateAfter = ratesAfter[index] ?? 0
      const ownCategory = itemCategories[index] ?? 0
      if (rate >= 0) {
        isOfManyRates ||= ownRate !== rate
        isMixed ||= ownRate !== rate || ownRateAfter !== rateAfter || ownCategory !== category
      }
      net += ownNet
      gross += ownGross
      grossReward += ownGross * ownRate
      rate = ownRate
      rateAfter = ownRateAfter
      category = ownCategory
    }
  }
  return { net, gross, grossReward, rate, rateAfter, category, isMixed, isOfManyRates }
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
function payTogether(sheet: Sheet, range: MonthRange, load: Load, limit: number): void {
  payUncapped(sheet, range)
  const covered = Math.min(load.net, limit)
  const units = covered * load.rate + (load.net - covered) * load.rateAfter
  sheet.rewards[load.category] = (sheet.rewards[load.category] ?? 0) + units
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
function payInOrder(sheet: Sheet, range: Stretch, limit: number): void {
  const { tables, terms, fixed, rewards } = sheet
  payUncapped(sheet, range)
  let used = 0
  for (let { from } = range.months; from <= range.months.to; from++) {
    const own = terms[from] ?? fixed
    let to = from
    while (to < range.months.to && (terms[to + 1] ?? fixed) === own) {
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
