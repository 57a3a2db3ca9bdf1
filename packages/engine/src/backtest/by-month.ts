/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { steadyTerms, termsByMonth } from './kept-terms.ts'
import { addUp, type Bought, createLoad, getTerms, type Load } from './period-load.ts'
import type { PlanCap } from './plan.ts'
import { centsBefore, type MonthRange, rowOfCell, type Tables } from './tables.ts'
import type { Picks, Terms } from './terms.ts'
import { type Users, useUp } from './use-up.ts'
import { walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category, and tells whether the cap was passed. */
export function payByMonth(component: Component, tables: Tables, picks: Picks, rewards: Float64Array) {
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const fixed = steadyTerms(component, tables, picks)
  const per = cap?.per ?? 'year'
  const sheet: Sheet = {
    component,
    tables,
    terms: fixed === null ? termsByMonth(component, tables, picks) : NO_TERMS_BY_MONTH,
    fixed,
    sums: tables.sums[fixed === null ? 'month' : per],
    rewards,
    load: createLoad(),
    users: null,
  }
  let wasPassed = false
  const periods = tables.periods[per]
  for (let place = 0; place < periods.length; place++) {
    const months = periods[place] ?? NO_MONTHS
    // Sums by period have one column for it, as sums by month have for a month.
    const range = fixed === null ? months : (tables.periods.month[place] ?? NO_MONTHS)
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
const NO_TERMS_BY_MONTH: readonly Terms[] = []

/** A component laid over the tables. */
type Sheet = Bought & {
  readonly rewards: Float64Array
  /** Of the period that was looked at last. */
  readonly load: Load
  /** Who used the cap under the terms that were asked for last. */
  users: Readonly<{ terms: Terms; users: Users }> | null
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
  const isPassed = cap !== undefined && (cap.isOnReward ? load.grossReward : load.gross) > cap.limit
  if (isPassed && cap.isOnReward && load.isOfManyRates) {
    walkMonths(component, tables, picks, months, rewards)
    return true
  }
  payItems(sheet, range, 'free')
  const limit = isPassed ? limitInCents(cap, load.rate) : Number.POSITIVE_INFINITY
  if (!load.isMixed) {
    payTogether(load, limit, rewards)
  } else if (isPassed) {
    payInOrder(sheet, months, limit)
  } else {
    payItems(sheet, range, 'capped')
  }
  return isPassed
}

function limitInCents({ isOnReward, limit }: PlanCap, rate: number): number {
  return isOnReward ? Math.floor(limit / rate) : limit
}

/** Where it makes no difference who used the room, what the cap covers follows from the sum. */
function payTogether(load: Load, limit: number, rewards: Float64Array): void {
  if (load.rate >= 0) {
    const covered = Math.min(load.net, limit)
    const units = covered * load.rate + (load.net - covered) * load.rateAfter
    rewards[load.category] = (rewards[load.category] ?? 0) + units
  }
}

/** Items without a cap, or those with one at the rate below it. */
function payItems(
  { component, tables, sums, terms, fixed, rewards }: Sheet,
  range: MonthRange,
  which: 'free' | 'capped',
): void {
  const { itemCategories, itemCells } = component
  for (let month = range.from; month <= range.to; month++) {
    const own = fixed ?? getTerms(terms, month)
    const items = own[which]
    for (let place = 0; place < items.length; place++) {
      const item = items[place] ?? 0
      const row = rowOfCell(tables, itemCells[item])
      if (row >= 0) {
        const category = itemCategories[item] ?? 0
        const net = sums.net[row * sums.count + month] ?? 0
        rewards[category] = (rewards[category] ?? 0) + net * (own.rates[item] ?? 0)
      }
    }
  }
}

/** A limit in cents, used up in the order of the days; months with the same terms are taken together. */
function payInOrder(sheet: Sheet, months: MonthRange, limit: number): void {
  const { tables, terms, fixed, rewards } = sheet
  let used = 0
  for (let { from } = months; from <= months.to; from++) {
    const own = fixed ?? getTerms(terms, from)
    let to = from
    while (to < months.to && (fixed ?? getTerms(terms, to + 1)) === own) {
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
  const { component, tables } = sheet
  const { itemCells, itemCategories } = component
  const users = {
    rows: [] as number[],
    before: [] as Float64Array[],
    rates: [] as number[],
    ratesAfter: [] as number[],
    categories: [] as number[],
  }
  for (let place = 0; place < terms.capped.length; place++) {
    const item = terms.capped[place] ?? 0
    const row = rowOfCell(tables, itemCells[item])
    if (row >= 0) {
      users.rows.push(row)
      users.before.push(centsBefore(tables, row))
      users.rates.push(terms.rates[item] ?? 0)
      users.ratesAfter.push(terms.ratesAfter[item] ?? 0)
      users.categories.push(itemCategories[item] ?? 0)
    }
  }
  sheet.users = { terms, users }
  return users
}
