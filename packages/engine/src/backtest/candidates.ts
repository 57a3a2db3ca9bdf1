/** Which rules can ever pay for a cell, when, and as which of their options. */
import { isRefused } from '../card/acceptance.ts'
import { selects } from '../card/selector.ts'
import { ALL_MONTHS, includesMonth } from '../card/terms-in-force.ts'
import { dayNumber } from '../day.ts'
import type { Kind } from '../spend/spend.ts'
import { type Cell, compareText } from './cells.ts'
import type { PreparedRule, RuleSet } from './rule-set.ts'

/** Real days, inclusive. */
export type DaySpan = Readonly<{ from: number; to: number }>

export type Candidate = Readonly<{
  rule: PreparedRule
  /** Real days on which a rotating calendar pays, or null for all days. */
  spans: readonly DaySpan[] | null
  /** The option of the rule's list that the cell belongs to, or -1 for a rule without a list. */
  option: number
}>

/** The rule as it concerns these purchases; null if it never pays for them. */
export function candidateOf(rule: PreparedRule, kind: Kind): Candidate | null {
  if (isRefused(rule, kind) || (rule.needsAbroad && !kind.isAbroad)) {
    return null
  }
  const { target } = rule
  if (target.kind === 'where') {
    return selects(target.where, kind) ? { rule, spans: null, option: -1 } : null
  }
  if (target.kind === 'rotating') {
    const spans = target.calendar
      .filter(({ where }) => selects(where, kind))
      .map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }))
    return spans.length > 0 ? { rule, spans, option: -1 } : null
  }
  const option = target.options.findIndex(({ where }) => selects(where, kind))
  return option >= 0 ? { rule, spans: null, option } : null
}

/** A real day, its day of the spending year from 0, and the month of that day, counted from the year 0. */
export type PurchaseTime = Readonly<{ realDay: number; yearDay: number; calendarMonth: number }>

/** True if the rule pays at that time. Ignores options. */
export function isInTime({ rule, spans }: Candidate, time: PurchaseTime): boolean {
  const { realDay, yearDay, calendarMonth } = time
  return (
    yearDay < rule.firstDays &&
    includesMonth(rule.months, calendarMonth) &&
    (spans === null || spans.some(({ from, to }) => from <= realDay && realDay <= to))
  )
}

/** True if the rule always pays, except beyond its cap. */
export function isPermanent({ rule, spans, option }: Candidate): boolean {
  return (
    spans === null &&
    option < 0 &&
    rule.months === ALL_MONTHS &&
    rule.firstDays === Number.POSITIVE_INFINITY &&
    rule.above === Number.NEGATIVE_INFINITY
  )
}

/** True for a rule that leaves nothing of a purchase to the rules after it. */
export function isLast(rule: PreparedRule): boolean {
  return rule.cap < 0 || rule.rateAfter >= 0
}

/** Rules that don't stack, best first. */
function mainCandidates(ruleSet: RuleSet, kind: Kind): Candidate[] {
  return ruleSet.rules.flatMap((rule) => (rule.isStacking ? [] : (candidateOf(rule, kind) ?? [])))
}

/** The same, up to the first rule that always pays for all of a purchase. */
export function reachableCandidates(ruleSet: RuleSet, kind: Kind): Candidate[] {
  const all = mainCandidates(ruleSet, kind)
  const last = all.findIndex((candidate) => isPermanent(candidate) && isLast(candidate.rule))
  return last < 0 ? all : all.slice(0, last + 1)
}

/** A cell that belongs to an option, and the rules that pay if the option isn't picked, best first. */
export type OptionMember = Readonly<{
  cell: Cell
  candidate: Candidate
  otherwise: readonly Candidate[]
}>

/** A rule with options, and every cell that belongs to one of them. */
export type OptionRule = Readonly<{
  rule: PreparedRule
  /** Options that have members, in the order of their keys, which breaks ties. */
  options: readonly number[]
  /** The members of each of them. An option counts all of its spending, even what a better rule pays for. */
  members: readonly (readonly OptionMember[])[]
  /** Rules of a card that offer the same list share one choice, at another rate or in another year. */
  list: string | null
}>

export function optionRuleOf(ruleSet: RuleSet, rule: PreparedRule, cells: readonly Cell[]): OptionRule {
  const members = cells.flatMap((cell) => {
    const candidate = candidateOf(rule, cell)
    return candidate === null ? [] : [{ cell, candidate, otherwise: otherwiseOf(ruleSet, rule, cell) }]
  })
  const keys = optionKeys(rule)
  const options = [...new Set(members.map(({ candidate }) => candidate.option))].sort((a, b) =>
    compareText(keys[a] ?? '', keys[b] ?? ''),
  )
  return {
    rule,
    options,
    members: options.map((option) => members.filter(({ candidate }) => candidate.option === option)),
    list: listOf(rule),
  }
}

/** What identifies a list that the person chooses from; null for a rule without one. */
export function listOf({ target }: PreparedRule): string | null {
  return target.kind === 'chosen' ? JSON.stringify(target) : null
}

/** The rules of a rule set whose options matter to these rules, best first: their own, and those of the same choice. */
export function rulesWithOptions(ruleSet: RuleSet, rules: ReadonlySet<PreparedRule>): PreparedRule[] {
  const lists = new Set(Array.from(rules, listOf))
  return ruleSet.rules.filter((rule) => {
    const isOffered = rule.target.kind === 'chosen' && lists.has(listOf(rule))
    return isOffered || (rule.target.kind === 'top' && rules.has(rule))
  })
}

function optionKeys({ target }: PreparedRule): string[] {
  return target.kind === 'chosen' || target.kind === 'top' ? target.options.map(({ key }) => key) : []
}

/** Rules that a choice is compared with: without a threshold, and with options, if any, that are picked earlier. */
function otherwiseOf(ruleSet: RuleSet, choosing: PreparedRule, cell: Cell): Candidate[] {
  if (choosing.isStacking) {
    return []
  }
  const others = mainCandidates(ruleSet, cell).filter(
    ({ rule, option }) =>
      rule.above === Number.NEGATIVE_INFINITY && (option < 0 || rule.index < choosing.index),
  )
  const last = others.findIndex(isPermanent)
  return last < 0 ? others : others.slice(0, last + 1)
}
