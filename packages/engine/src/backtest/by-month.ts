/**
 * The short way: where one cap at most is shared and terms change only with months, sums of months tell what a
 * cap covers. Days are looked at only for a cap that was passed and whose room several rates or categories used.
 */
import type { Component } from './components.ts'
import { type PlanRule, periodOfMonth } from './plan.ts'
import type { Tables } from './tables.ts'
import { type Picks, type Terms, termsAt } from './terms.ts'
import { type MonthRange, walkMonths } from './walk.ts'

/** Adds the reward of the whole year to `rewards`, by display category. */
export function payComponent(
  component: Component,
  tables: Tables,
  picks: Picks,
  rewards: Float64Array,
): void {
  const months = { from: 0, to: tables.months.length - 1 }
  if (!canPayByMonth(component, tables)) {
    walkMonths(component, tables, picks, months, rewards)
    return
  }
  const per = component.plan.caps[component.caps[0] ?? -1]?.per ?? 'year'
  for (let from = 0; from <= months.to; from++) {
    let to = from
    while (to < months.to && isSamePeriod(per, tables, from, to + 1)) {
      to++
    }
    payPeriod(component, tables, picks, { from, to }, rewards)
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

function isSamePeriod(
  per: Parameters<typeof periodOfMonth>[0],
  { months }: Tables,
  a: number,
  b: number,
): boolean {
  return periodOfMonth(per, months[a] ?? 0) === periodOfMonth(per, months[b] ?? 0)
}

/** What goes under the cap in one period, and whether it is all of one rate, one rate after and one category. */
type Load = {
  gross: number
  net: number
  head: PlanRule | null
  after: number
  category: number
  isMixed: boolean
}

function payPeriod(
  component: Component,
  tables: Tables,
  picks: Picks,
  range: MonthRange,
  rewards: Float64Array,
): void {
  const cap = component.plan.caps[component.caps[0] ?? -1]
  const load: Load = { gross: 0, net: 0, head: null, after: 0, category: 0, isMixed: false }
  forEachSum(component, tables, picks, range, (chain, category, net, gross) => {
    const head = chain[0]
    if (head === undefined || head.cap < 0) {
      return
    }
    load.gross += cap?.isOnReward === true ? gross * head.rate : gross
    load.net += net
    const after = rateAfter(chain)
    const isSame = head.rate === load.head?.rate && after === load.after && category === load.category
    load.isMixed ||= load.head !== null && !isSame
    load.head = head
    load.after = after
    load.category = category
  })
  const isPassed = cap !== undefined && load.gross > cap.limit
  if (isPassed && load.isMixed) {
    walkMonths(component, tables, picks, range, rewards)
    return
  }
  forEachSum(component, tables, picks, range, ([head], category, net) => {
    if (head !== undefined && (head.cap < 0 || !isPassed)) {
      rewards[category] = (rewards[category] ?? 0) + net * head.rate
    }
  })
  if (isPassed && load.head !== null) {
    const { rate } = load.head
    const limit = cap.isOnReward ? Math.floor(cap.limit / rate) : cap.limit
    const covered = Math.min(load.net, limit)
    rewards[load.category] =
      (rewards[load.category] ?? 0) + covered * rate + (load.net - covered) * load.after
  }
}

function rateAfter([head, next]: readonly PlanRule[]): number {
  return head !== undefined && head.rateAfter >= 0 ? head.rateAfter : (next?.rate ?? 0)
}

type SeeSum = (chain: readonly PlanRule[], category: number, net: number, gross: number) => void

function forEachSum(
  component: Component,
  tables: Tables,
  picks: Picks,
  range: MonthRange,
  see: SeeSum,
): void {
  const { net, gross, rowOf, months } = tables
  for (let month = range.from; month <= range.to; month++) {
    const terms = termsOfMonth(component, tables, picks, month)
    for (const [index, { cell }] of component.items.entries()) {
      const row = rowOf[cell.index] ?? -1
      const place = row * months.length + month
      const grossCents = row < 0 ? 0 : (gross[place] ?? 0)
      const netCents = row < 0 ? 0 : (net[place] ?? 0)
      if (grossCents !== 0 || netCents !== 0) {
        see(terms.chains[index] ?? [], cell.category, netCents, grossCents)
      }
    }
  }
}

/** Terms that do not hang on picks are the same for everybody in a calendar month, so they are kept. */
function termsOfMonth(component: Component, tables: Tables, picks: Picks, month: number): Terms {
  if (component.fixedTerms !== null) {
    return component.fixedTerms
  }
  const calendarMonth = tables.months[month] ?? 0
  const known = component.termsOfMonths.get(calendarMonth)
  if (known !== undefined) {
    return known
  }
  const slot = tables.monthSlots[month] ?? 0
  const moment = { realDay: tables.realDays[slot] ?? 0, place: tables.places[slot] ?? 0, month }
  const terms = termsAt(component, moment, picks)
  if (component.choices.length === 0) {
    component.termsOfMonths.set(calendarMonth, terms)
  }
  return terms
}
