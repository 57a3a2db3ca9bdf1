/** Which options pay: what the issuer finds on top, or what the person would have picked with hindsight. */
import type { Period } from '../card/card.ts'
import type { Choice } from './choice.ts'
import type { Component } from './components.ts'
import { createScores, gainsOf } from './gains.ts'
import { areMonthsEnough } from './kept-terms.ts'
import { periodOfMonth } from './plan.ts'
import type { MonthRange, Tables } from './tables.ts'
import type { Picks } from './terms.ts'
import { foremost, spendingByPeriod } from './top-option.ts'

const NO_PICKS: Picks = []
const NO_OPTIONS: readonly number[] = []
const NO_MEMORY = new Float64Array(0)

export function pickOptions(component: Component, tables: Tables): Picks {
  if (component.choices.length === 0) {
    return NO_PICKS
  }
  const picks: Picks[number][] = []
  for (const choice of component.choices) {
    const { list, rule } = choice
    // Rules that offer the same list are picked for by the first of them.
    const first = list === null ? choice : component.choices.find((other) => other.list === list)
    picks[rule.index] = picks[first?.rule.index ?? rule.index] ?? picksOf(component, choice, tables, picks)
  }
  return picks
}

/** One list of options for each month of the year; `made` are the picks of rules that pay better. */
function picksOf(component: Component, choice: Choice, tables: Tables, made: Picks): (readonly number[])[] {
  const { target } = choice.rule
  if (target.kind === 'top') {
    const spending = spendingByPeriod(choice, tables, target.per, NO_MEMORY)
    const { length } = choice.byKey
    return byMonth(tables.periods[target.per], (_, period) => {
      const scores = Array.from(spending.subarray(period * length, (period + 1) * length))
      return leading(scores, choice, target.rank).slice(target.rank - 1)
    })
  }
  if (target.kind !== 'chosen') {
    return []
  }
  if (component.plan.picksBestChoice) {
    return bestPicks(component, choice, target, tables, made)
  }
  const given = target.options.slice(0, target.count).map((_, option) => option)
  return tables.months.map(() => given)
}

/** Period by period, each with the room that the picks before it have left in the cap. */
function bestPicks(
  component: Component,
  choice: Choice,
  { count, per }: Readonly<{ count: number; per: Period }>,
  tables: Tables,
  made: Picks,
): (readonly number[])[] {
  const cap = component.plan.caps[choice.rule.cap]
  const gains = { choice, cap, tables, made, isByMonth: areMonthsEnough(component, tables) }
  const scores = createScores(choice)
  let [used, capPeriod] = [0, Number.NaN]
  return byMonth(tables.periods[per], (range) => {
    const period = cap === undefined ? 0 : periodOfMonth(cap.per, tables.months[range.from] ?? 0)
    used = period === capPeriod ? used : 0
    capPeriod = period
    gainsOf(gains, range, used, scores)
    const taken = leading(scores.units, choice, count)
    for (const option of taken) {
      used += scores.uses[choice.byKey.indexOf(option)] ?? 0
    }
    return taken
  })
}

/** One list of options for each month; where a period's are those of the one before, it is the same list. */
function byMonth(
  periods: readonly MonthRange[],
  pick: (range: MonthRange, period: number) => readonly number[],
): (readonly number[])[] {
  const picks: (readonly number[])[] = []
  let taken: readonly number[] = []
  for (const [period, range] of periods.entries()) {
    const options = pick(range, period)
    taken = areEqual(options, taken) ? taken : options
    for (let month = range.from; month <= range.to; month++) {
      picks.push(taken)
    }
  }
  return picks
}

function areEqual(some: readonly number[], others: readonly number[]): boolean {
  for (let place = 0; place < some.length && some !== others; place++) {
    if (some[place] !== others[place]) {
      return false
    }
  }
  return some.length === others.length
}

/** The options with the most, at most `count` of them and only above zero; of equals the earlier key. */
function leading(scores: readonly number[], choice: Choice, count: number): readonly number[] {
  if (count === 1) {
    return choice.singles[foremost(scores, 0, scores.length)] ?? NO_OPTIONS
  }
  const left = scores.slice()
  const taken: number[] = []
  while (taken.length < count) {
    const place = foremost(left, 0, left.length)
    const option = choice.byKey[place]
    if (option === undefined) {
      return taken
    }
    taken.push(option)
    left[place] = 0
  }
  return taken
}
