/** A year as spells: months in a row under the same terms, where terms change only with months. */
import type { Choice } from './choice.ts'
import { pickOptions } from './choices.ts'
import type { Component } from './components.ts'
import { termsOfMonth } from './kept-terms.ts'
import type { Tables } from './tables.ts'
import type { Picks, Spell, Terms } from './terms.ts'
import { foremost, spendingByPeriod } from './top-option.ts'

/** Those in which not everything is paid its usual rate. `memory` is working memory. */
export function spellsOf(component: Component, tables: Tables, memory: Float64Array): readonly Spell[] {
  const { choices, lastMonths, termsOfTop } = component
  const [choice] = choices
  if (choice !== undefined && termsOfTop !== null) {
    return spellsOfTop(choice, termsOfTop, tables, memory)
  }
  if (choice !== undefined) {
    return spellsWith(component, tables, pickOptions(component, tables))
  }
  // The same for everybody, and most ask for the same year.
  if (lastMonths.months !== tables.monthsKey) {
    lastMonths.spells = spellsWith(component, tables, NO_PICKS)
    lastMonths.months = tables.monthsKey
  }
  return lastMonths.spells
}

const NO_PICKS: Picks = []

function spellsWith(component: Component, tables: Tables, picks: Picks): Spell[] {
  const last = tables.months.length - 1
  const spells: Spell[] = []
  for (let from = 0; from <= last; ) {
    const terms = termsOfMonth(component, tables, picks, from)
    let to = from
    while (to < last && isAsBefore(component, picks, to + 1)) {
      to++
    }
    addSpell(spells, terms, from, to)
    from = to + 1
  }
  return spells
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

function spellsOfTop(
  choice: Choice,
  termsOfTop: readonly Terms[],
  tables: Tables,
  memory: Float64Array,
): Spell[] {
  const { target } = choice.rule
  const per = target.kind === 'top' ? target.per : 'year'
  const spending = spendingByPeriod(choice, tables, per, memory)
  const options = choice.byKey.length
  const periods = tables.periods[per]
  const spells: Spell[] = []
  for (let period = 0; period < periods.length; ) {
    const top = foremost(spending, period * options, options)
    const from = periods[period]?.from ?? 0
    do {
      period++
    } while (period < periods.length && foremost(spending, period * options, options) === top)
    const terms = termsOfTop[top + 1]
    if (terms !== undefined) {
      addSpell(spells, terms, from, periods[period - 1]?.to ?? 0)
    }
  }
  return spells
}

function addSpell(spells: Spell[], terms: Terms, from: number, to: number): void {
  if (terms.capped.length > 0 || terms.unusual.length > 0) {
    spells.push({ terms, from, to })
  }
}
