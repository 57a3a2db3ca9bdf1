/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { type PlanCap, periodOfMonth } from './plan.ts'
import type { Tables } from './tables.ts'
import { type Picks, type Terms, termsAt } from './terms.ts'
import { useUp } from './use-up.ts'
import { type MonthRange, walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category. */
export function payComponent(
  component: Component,
  tables: Tables,
  picks: Picks,
  rewards: Float64Array,
): void {
  const last = tables.months.length - 1
  if (!canPayByMonth(component, tables)) {
    walkMonths(component, tables, picks, { from: 0, to: last }, rewards)
    return
  }
  const cap = component.plan.caps[component.caps[0] ?? component.plan.caps.length]
  const terms = tables.months.map((_, month) => termsOfMonth(component, tables, picks, month))
  const rows = component.items.map(({ cell }) => tables.rowOf[cell.index] ?? -1)
  const sheet: Sheet = { component, tables, terms, rows, rewards }
  const per = cap?.per ?? 'year'
  for (let from = 0; from <= last; from++) {
    const period = periodOfMonth(per, tables.months[from] ?? 0)
    let to = from
    while (to < last && periodOfMonth(per, tables.months[to + 1] ?? 0) === period) {
      to++
    }
    payPeriod(sheet, cap, { from, to }, picks)
    from = to
  }
}

function canPayByMonth(component: Component, tables: Tables): boolean {
  return (
    component.caps.length < 2 &&
    component.thresholds.length === 0 &&
    component.changesWithMonths &&
    (tables.isAsObserved || !component.isDated)
  )
}

/** A component laid over the tables: the row of each item, and the terms of each month. */
type Sheet = Readonly<{
  component: Component
  tables: Tables
  terms: readonly Terms[]
  rows: readonly number[]
  rewards: Float64Array
}>

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

function loadOf({ component: { items }, tables, terms, rows }: Sheet, { from, to }: MonthRange): Load {
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
    const { rates, ratesAfter, isCapped } = terms[month] ?? NO_TERMS
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? -1
      const gross = row < 0 || isCapped[index] !== 1 ? 0 : (tables.gross[row * width + month] ?? 0)
      const net = row < 0 || isCapped[index] !== 1 ? 0 : (tables.net[row * width + month] ?? 0)
      if (gross === 0 && net === 0) {
        continue
      }
      const rate = rates[index] ?? 0
      const rateAfter = ratesAfter[index] ?? 0
      const category = items[index]?.cell.category ?? 0
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

function payBelowCap({ component: { items }, tables, terms, rows, rewards }: Sheet, range: MonthRange): void {
  const width = tables.months.length
  for (let month = range.from; month <= range.to; month++) {
    const { rates } = terms[month] ?? NO_TERMS
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? -1
      const category = items[index]?.cell.category ?? 0
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

function payUncapped({ component: { items }, tables, terms, rows, rewards }: Sheet, range: MonthRange): void {
  const width = tables.months.length
  for (let month = range.from; month <= range.to; month++) {
    const { rates, isCapped } = terms[month] ?? NO_TERMS
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index] ?? -1
      const category = items[index]?.cell.category ?? 0
      const net = row < 0 || isCapped[index] === 1 ? 0 : (tables.net[row * width + month] ?? 0)
      rewards[category] = (rewards[category] ?? 0) + net * (rates[index] ?? 0)
    }
  }
}

/** A limit in cents, used up in the order of the days; months with the same terms are taken together. */
function payInOrder(sheet: Sheet, range: MonthRange, limit: number): void {
  const { component, tables, terms, rows, rewards } = sheet
  payUncapped(sheet, range)
  let used = 0
  for (let from = range.from; from <= range.to; from++) {
    const own = terms[from] ?? NO_TERMS
    let to = from
    while (to < range.to && terms[to + 1] === own) {
      to++
    }
    const capped = own.order.filter((index) => own.isCapped[index] === 1 && (rows[index] ?? -1) >= 0)
    const users = {
      rows: capped.map((index) => rows[index] ?? 0),
      rates: capped.map((index) => own.rates[index] ?? 0),
      ratesAfter: capped.map((index) => own.ratesAfter[index] ?? 0),
      categories: capped.map((index) => component.items[index]?.cell.category ?? 0),
    }
    const slots = { from: tables.monthSlots[from] ?? 0, until: tables.monthSlots[to + 1] ?? 0 }
    used = useUp(users, tables, slots, { used, limit }, rewards)
    from = to
  }
}

const NO_TERMS: Pick<Terms, 'rates' | 'ratesAfter' | 'isCapped' | 'order'> = {
  rates: new Float64Array(),
  ratesAfter: new Float64Array(),
  isCapped: new Uint8Array(),
  order: [],
}

/** The same month with the same picks has the same terms for everybody, so they are kept. */
function termsOfMonth(component: Component, tables: Tables, picks: Picks, month: number): Terms {
  if (component.fixedTerms !== null) {
    return component.fixedTerms
  }
  const key = termsKey(component, picks, month, component.isDated ? (tables.months[month] ?? 0) : 0)
  const known = component.knownTerms.get(key)
  if (known !== undefined) {
    return known
  }
  const slot = tables.monthSlots[month] ?? 0
  const moment = { realDay: tables.realDays[slot] ?? 0, place: tables.places[slot] ?? 0, month }
  const terms = termsAt(component, moment, picks)
  component.knownTerms.set(key, terms)
  return terms
}

function termsKey(
  { choices }: Component,
  picks: Picks,
  month: number,
  calendarMonth: number,
): string | number {
  if (choices.length === 0) {
    return calendarMonth
  }
  return `${calendarMonth} ${choices.map(({ rule }) => picks[rule.index]?.[month]?.join() ?? '').join(';')}`
}
