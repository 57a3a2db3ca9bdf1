/** The rules that pay for each item of a component at a moment, and the order in which items use caps. */
import { type Candidate, isInTime, type PurchaseTime } from './candidates.ts'
import type { RuleComponent } from './components.ts'
import { type ChainLink, chainOf } from './pay-chain.ts'
import type { MonthRange, Tables } from './tables.ts'

/** Options that pay, by rule and by month of the year. */
export type MonthlyPicks = readonly (readonly (readonly number[])[] | undefined)[]

export type EarnTerms = Readonly<{
  /** The rules that pay, by item and then by level between thresholds. */
  chains: readonly (readonly ChainLink[])[]
  /** Items in the order in which they use up caps. */
  order: readonly number[]
  /** By item: the rate of its first rule, and the rate beyond that rule's cap, above all thresholds. */
  rates: readonly number[]
  ratesAfter: readonly number[]
  /** Items whose first rule has a cap, and the others, in that order. */
  capped: readonly number[]
  uncapped: readonly number[]
}>

/** A time, and the index of its month in the tables. */
export type Moment = PurchaseTime & Readonly<{ month: number }>

/** Memo tables. */
export type TermsMemo = Readonly<{
  /** Terms depend only on the component, the moment and the picks. */
  terms: Map<RuleComponent, Map<string | number, EarnTerms>>
  /** Term periods of components without options, for the most recent months. */
  periods: Map<RuleComponent, Readonly<{ months: Tables['months']; found: readonly TermPeriod[] }>>
}>

export function createTermsMemo(): TermsMemo {
  return { terms: new Map(), periods: new Map() }
}

export function termsAt(
  component: RuleComponent,
  moment: Moment,
  picks: MonthlyPicks,
  memo: TermsMemo,
): EarnTerms {
  let ofComponent = memo.terms.get(component)
  if (ofComponent === undefined) {
    ofComponent = new Map()
    memo.terms.set(component, ofComponent)
  }
  const key = termsKey(component, moment, picks)
  let terms = ofComponent.get(key)
  if (terms === undefined) {
    terms = calculateTerms(component, moment, picks)
    ofComponent.set(key, terms)
  }
  return terms
}

/**
 * Memo key. A number, because building strings for every month of every run is slow: the slice and, for each rule, the
 * number of picked options and their indexes, as digits. The first digit isn't zero, so different keys are different
 * numbers. Falls back to a string if the number wouldn't be exact.
 */
function termsKey(component: RuleComponent, moment: Moment, picks: MonthlyPicks): string | number {
  const slice = timeSliceAt(component, moment)
  let key = slice + 1
  for (const { rule } of component.optionRules) {
    const picked = picks[rule.index]?.[moment.month] ?? NO_OPTIONS
    key = key * KEY_BASE + picked.length
    for (const option of picked) {
      key = key * KEY_BASE + option
    }
  }
  if (slice + 1 < KEY_BASE && key <= Number.MAX_SAFE_INTEGER) {
    return key
  }
  return `${slice} ${component.optionRules.map(({ rule }) => picks[rule.index]?.[moment.month]?.join()).join(';')}`
}

/** More than the options of any rule. */
const KEY_BASE = 256
const NO_OPTIONS: readonly number[] = []

/** Index of the time slice of a component. Within a slice, only picks change which rules pay. */
export function timeSliceAt(
  { dayEdges, yearDayEdges, monthGroups }: RuleComponent,
  { realDay, yearDay, calendarMonth }: PurchaseTime,
): number {
  const ofDays = countUpTo(dayEdges, realDay) * (yearDayEdges.length + 1) + countUpTo(yearDayEdges, yearDay)
  return monthGroups === null ? ofDays : ofDays * MONTHS + (monthGroups[calendarMonth % MONTHS] ?? 0)
}

const MONTHS = 12

function countUpTo(edges: readonly number[], day: number): number {
  let count = 0
  while (count < edges.length && (edges[count] ?? 0) <= day) {
    count++
  }
  return count
}

function calculateTerms(
  { items, thresholds }: RuleComponent,
  moment: Moment,
  picks: MonthlyPicks,
): EarnTerms {
  const levels = [Number.NEGATIVE_INFINITY, ...thresholds]
  const chains = items.flatMap(({ candidates }) => {
    const paying = candidates.filter((candidate) => pays(candidate, moment, picks)).map(({ rule }) => rule)
    return levels.map((level) => chainOf(paying.filter(({ above }) => above <= level)))
  })
  const tops = items.map((_, item) => chains[(item + 1) * levels.length - 1] ?? [])
  const rates = tops.map(([first]) => first?.rule.rate ?? 0)
  const laneOf = (item: number) => items[item]?.lane ?? 0
  const order = items
    .map((_, item) => item)
    .sort((a, b) => laneOf(a) - laneOf(b) || (rates[b] ?? 0) - (rates[a] ?? 0) || a - b)
  const isCapped = (item: number) => (tops[item]?.[0]?.rule.cap ?? -1) >= 0
  return {
    chains,
    order,
    rates,
    ratesAfter: tops.map(rateAfter),
    capped: order.filter(isCapped),
    uncapped: order.filter((item) => !isCapped(item)),
  }
}

function rateAfter([first, next]: readonly ChainLink[]): number {
  if (first !== undefined && first.rule.rateAfter >= 0) {
    return first.rule.rateAfter
  }
  return (next?.isCapCounted === true ? next.rule.rateAfter : next?.rule.rate) ?? 0
}

function pays(candidate: Candidate, moment: Moment, picks: MonthlyPicks): boolean {
  return isPicked(candidate, moment.month, picks) && isInTime(candidate, moment)
}

/** True also for a rule without options. */
export function isPicked({ rule, option }: Candidate, month: number, picks: MonthlyPicks): boolean {
  return option < 0 || picks[rule.index]?.[month]?.includes(option) === true
}

/** True if what pays changes only with calendar months, and no cap renews within them. */
export function areMonthsEnough(component: RuleComponent, tables: Tables): boolean {
  return component.yearDayEdges.length === 0 && arePartsOfMonthsEnough(component, tables)
}

/** The same, if months are also cut where days of the spending year change what pays. */
export function arePartsOfMonthsEnough(component: RuleComponent, tables: Tables): boolean {
  return component.changesWithMonths && (tables.isAsObserved || component.dayEdges.length === 0)
}

/** Months in a row under the same terms. */
export type TermPeriod = MonthRange & Readonly<{ terms: EarnTerms }>

/** The year of a component whose terms change only with calendar months. */
export function termPeriods(
  component: RuleComponent,
  tables: Tables,
  picks: MonthlyPicks,
  memo: TermsMemo,
): readonly TermPeriod[] {
  if (component.optionRules.length > 0) {
    return findTermPeriods(component, tables, picks, memo)
  }
  const cached = memo.periods.get(component)
  if (cached?.months === tables.months) {
    return cached.found
  }
  const found = findTermPeriods(component, tables, picks, memo)
  memo.periods.set(component, { months: tables.months, found })
  return found
}

function findTermPeriods(
  component: RuleComponent,
  tables: Tables,
  picks: MonthlyPicks,
  memo: TermsMemo,
): TermPeriod[] {
  const found: TermPeriod[] = []
  const last = tables.months.length - 1
  const { dayEdges, yearDayEdges, monthGroups } = component
  const isSteady = dayEdges.length === 0 && yearDayEdges.length === 0 && monthGroups === null
  for (let from = 0; from <= last; ) {
    const moment = startOfMonth(tables, from)
    const slice = timeSliceAt(component, moment)
    let to = from
    while (
      to < last &&
      hasSamePicks(component, picks, to) &&
      (isSteady || timeSliceAt(component, startOfMonth(tables, to + 1)) === slice)
    ) {
      to++
    }
    found.push({ terms: termsAt(component, moment, picks, memo), from, to })
    from = to + 1
  }
  return found
}

export function startOfMonth(tables: Tables, month: number): Moment {
  return momentOf(tables, tables.monthSlots[month] ?? 0, month)
}

/** The time of a slot in the month at an index of the tables. */
export function momentOf({ realDays, yearDays, months }: Tables, slot: number, month: number): Moment {
  return {
    realDay: realDays[slot] ?? 0,
    yearDay: yearDays[slot] ?? 0,
    calendarMonth: months[month] ?? 0,
    month,
  }
}

/** True if the next month has the same picks. Equal picks of neighboring months are the same list. */
function hasSamePicks({ optionRules }: RuleComponent, picks: MonthlyPicks, month: number): boolean {
  for (const { rule } of optionRules) {
    const picked = picks[rule.index]
    if (picked?.[month] !== picked?.[month + 1]) {
      return false
    }
  }
  return true
}
