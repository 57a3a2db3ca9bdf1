/** Terms that are worked out once and kept, since they are the same for everybody. */
import type { Component } from './components.ts'
import type { Tables } from './tables.ts'
import { type Moment, type Picks, type Terms, termsAt } from './terms.ts'

/** The terms of every month of the year. */
export function termsByMonth(component: Component, tables: Tables, picks: Picks): Terms[] {
  const terms: Terms[] = []
  let last: Terms | null = null
  for (let month = 0; month < tables.months.length; month++) {
    if (last === null || !isAsBefore(component, picks, month)) {
      last = termsOfMonth(component, tables, picks, month)
    }
    terms.push(last)
  }
  return terms
}

/** The terms that hold in all months of the year, or null where they may change. */
export function steadyTerms(component: Component, tables: Tables, picks: Picks): Terms | null {
  if (component.fixedTerms !== null) {
    return component.fixedTerms
  }
  for (let month = 1; month < tables.months.length; month++) {
    if (!isAsBefore(component, picks, month)) {
      return null
    }
  }
  return termsOfMonth(component, tables, picks, 0)
}

/** Equal picks of neighbouring months are one list. */
function isAsBefore({ choices, isDated }: Component, picks: Picks, month: number): boolean {
  for (let place = 0; place < choices.length && !isDated; place++) {
    const own = picks[choices[place]?.rule.index ?? -1]
    if (own?.[month] !== own?.[month - 1]) {
      return false
    }
  }
  return !isDated
}

/** The same month with the same picks has the same terms for everybody, so they are kept. */
function termsOfMonth(component: Component, tables: Tables, picks: Picks, month: number): Terms {
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

/** A number where it can be one, since looking up a text costs more: places of options stay below 64. */
function termsKey(
  { choices }: Component,
  picks: Picks,
  month: number,
  calendarMonth: number,
): string | number {
  const [choice] = choices
  const only = choice === undefined ? undefined : picks[choice.rule.index]?.[month]
  if (choices.length < 2 && (only === undefined || only.length < 2)) {
    return calendarMonth * 64 + (only?.[0] ?? -1) + 1
  }
  const picked = choices.map(({ rule }) => (picks[rule.index]?.[month] ?? []).join())
  return `${calendarMonth} ${picked.join(';')}`
}

/** The terms of a moment. Where only the real day decides, those of a stretch of days are kept. */
export function keptTermsAt(component: Component, moment: Moment, picks: Picks): Terms {
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
