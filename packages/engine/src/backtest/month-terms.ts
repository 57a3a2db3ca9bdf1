/** What pays in each month of a year, where terms change only with months. */
import type { Choice } from './choice.ts'
import { pickOptions } from './choices.ts'
import type { Component } from './components.ts'
import { termsOfMonth } from './kept-terms.ts'
import type { Tables } from './tables.ts'
import type { Picks, Terms } from './terms.ts'
import { foremost, spendingByPeriod } from './top-option.ts'

/** One for each month; neighbours under the same terms have the very same ones. */
export function termsByMonth(component: Component, tables: Tables): readonly Terms[] {
  const { choices, lastMonths, termsOfTop } = component
  const [choice] = choices
  if (choice !== undefined && termsOfTop !== null) {
    return findTermsOfTop(choice, termsOfTop, tables)
  }
  if (choice !== undefined) {
    return findTerms(component, tables, pickOptions(component, tables))
  }
  // The same for everybody, and most ask for the same year.
  if (lastMonths.months !== tables.monthsKey) {
    lastMonths.terms = findTerms(component, tables, NO_PICKS)
    lastMonths.months = tables.monthsKey
  }
  return lastMonths.terms
}

const NO_PICKS: Picks = []

function findTerms(component: Component, tables: Tables, picks: Picks): Terms[] {
  const terms: Terms[] = []
  for (let month = 0; month < tables.months.length; month++) {
    const last = terms[month - 1]
    const isAsLast = last !== undefined && isAsBefore(component, picks, month)
    terms.push(isAsLast ? last : termsOfMonth(component, tables, picks, month))
  }
  return terms
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

function findTermsOfTop(choice: Choice, termsOfTop: readonly Terms[], tables: Tables): Terms[] {
  const { target } = choice.rule
  const per = target.kind === 'top' ? target.per : 'year'
  const spending = spendingByPeriod(choice, tables, per)
  const options = choice.byKey.length
  const periods = tables.periods[per]
  const terms: Terms[] = []
  for (let period = 0; period < periods.length; period++) {
    const own = termsOfTop[foremost(spending, period * options, options) + 1]
    const to = periods[period]?.to ?? -1
    while (own !== undefined && terms.length <= to) {
      terms.push(own)
    }
  }
  return terms
}
