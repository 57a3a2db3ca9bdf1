/** Terms that are worked out once and kept, since they are the same for everybody. */
import type { Component } from './components.ts'
import type { Tables } from './tables.ts'
import { type Moment, type Picks, type Terms, termsAt } from './terms.ts'

/** True where what pays changes only with months. */
export function areMonthsEnough(component: Component, tables: Tables): boolean {
  return component.changesWithMonths && (tables.isAsObserved || !component.isDated)
}

/** The same month with the same picks has the same terms for everybody, so they are kept. */
export function termsOfMonth(component: Component, tables: Tables, picks: Picks, month: number): Terms {
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

/** A number where there is room for all picks, since looking up a text costs more. Options are fewer than 64. */
function termsKey(
  { choices }: Component,
  picks: Picks,
  month: number,
  calendarMonth: number,
): string | number {
  let [key, bits] = [calendarMonth, MONTH_BITS]
  for (let place = 0; place < choices.length; place++) {
    const picked = picks[choices[place]?.rule.index ?? -1]?.[month] ?? NO_OPTIONS
    key = key * 2 ** COUNT_BITS + picked.length
    for (let index = 0; index < picked.length; index++) {
      key = key * 2 ** OPTION_BITS + (picked[index] ?? 0)
    }
    bits += COUNT_BITS + OPTION_BITS * picked.length
  }
  if (bits <= MOST_BITS) {
    return key
  }
  const picked = choices.map(({ rule }) => (picks[rule.index]?.[month] ?? NO_OPTIONS).join())
  return `${calendarMonth} ${picked.join(';')}`
}

const MOST_BITS = 53
const MONTH_BITS = 17
const COUNT_BITS = 3
const OPTION_BITS = 6
const NO_OPTIONS: readonly number[] = []

/** The terms of a moment. Where only the month or only the real day decides, they are kept. */
export function keptTermsAt(component: Component, tables: Tables, moment: Moment, picks: Picks): Terms {
  if (component.choices.length > 0 && areMonthsEnough(component, tables)) {
    return termsOfMonth(component, tables, picks, moment.month)
  }
  if (component.choices.length > 0 || component.hasFirstDays) {
    return termsAt(component, moment, picks)
  }
  const { realDay } = moment
  const known = component.stretches.find(({ from, until }) => from <= realDay && realDay < until)
  if (known !== undefined) {
    return known
  }
  const terms = termsAt(component, moment, picks)
  component.stretches.push(terms)
  return terms
}
