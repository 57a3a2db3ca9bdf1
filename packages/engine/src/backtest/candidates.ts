/** Which rules can ever pay for a cell, and on which days each of them does. */
import { selects } from '../card/selector.ts'
import { dayNumber } from '../day.ts'
import type { Kind } from '../spend/spend.ts'
import type { Plan, PlanRule } from './plan.ts'

/** Real days, both included. */
export type Span = Readonly<{ from: number; to: number }>

export type Candidate = Readonly<{
  rule: PlanRule
  /** Days on which it pays, or null for all days. */
  spans: readonly Span[] | null
  /** The option of the rule's list that the cell belongs to, or -1 for a rule without a list. */
  option: number
}>

/** The rule as it concerns these purchases; null when it never pays for them. */
export function candidateOf(rule: PlanRule, kind: Kind): Candidate | null {
  if (rule.needsAbroad && !kind.isAbroad) {
    return null
  }
  const { target } = rule
  if (target.kind === 'where') {
    return selects(target.where, kind) ? { rule, spans: ownSpans(rule), option: -1 } : null
  }
  if (target.kind === 'rotating') {
    const spans = target.calendar
      .filter(({ where }) => selects(where, kind))
      .map(({ from, to }) => ({
        from: Math.max(dayNumber(from), rule.from),
        to: Math.min(dayNumber(to), rule.to),
      }))
      .filter(({ from, to }) => from <= to)
    return spans.length > 0 ? { rule, spans, option: -1 } : null
  }
  const option = target.options.findIndex(({ where }) => selects(where, kind))
  return option >= 0 ? { rule, spans: ownSpans(rule), option } : null
}

function ownSpans({ from, to }: PlanRule): Span[] | null {
  return from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY ? null : [{ from, to }]
}

/** True when the rule pays on that real day and that day of the year; its option is another question. */
export function isInTime({ rule, spans }: Candidate, realDay: number, place: number): boolean {
  return (
    place < rule.firstDays &&
    (spans === null || spans.some(({ from, to }) => from <= realDay && realDay <= to))
  )
}

/** True when nothing but its cap can keep the rule from paying. */
export function isStanding({ rule, spans, option }: Candidate): boolean {
  return (
    spans === null &&
    option < 0 &&
    rule.firstDays === Number.POSITIVE_INFINITY &&
    rule.above === Number.NEGATIVE_INFINITY
  )
}

/** Rules that do not stack, best first, up to the one behind which nothing can be reached. */
export function mainCandidates(plan: Plan, kind: Kind): Candidate[] {
  const found: Candidate[] = []
  for (const rule of plan.rules) {
    const candidate = rule.isStacking ? null : candidateOf(rule, kind)
    if (candidate !== null) {
      found.push(candidate)
      if (isStanding(candidate) && isLast(rule)) {
        break
      }
    }
  }
  return found
}

/** True for a rule that leaves nothing of a purchase to the rules behind it. */
export function isLast(rule: PlanRule): boolean {
  return rule.cap < 0 || rule.rateAfter >= 0
}
