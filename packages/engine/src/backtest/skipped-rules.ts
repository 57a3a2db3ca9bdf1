/** Reasons why a rule with a better rate than the one paid didn't pay. */
import { projections } from '../card/annual-fee.ts'
import { type Assumptions, canHold } from '../card/assumptions.ts'
import type { Card, EarnRule, Selector } from '../card/card.ts'
import { selectorsOf, selects } from '../card/selector.ts'
import { compareRules, isIntroductory, monthsInForce, type ProjectionYear } from '../card/terms-in-force.ts'
import { dayNumber } from '../day.ts'
import { candidateOf, isInTime } from './candidates.ts'
import type { DayLine, PaidLine } from './explain-lines.ts'
import type { Plan } from './plan.ts'
import { isPicked, type MonthlyPicks } from './terms.ts'

export type SkipReason =
  /** The person isn't assumed to meet its condition. */
  | 'condition'
  /** It pays in the first year only, so what it adds is part of the bonus. */
  | 'part-of-bonus'
  | 'first-year-over'
  /** Its calendar doesn't include the day of the purchase, or it isn't in force in the month it's projected to. */
  | 'outside-dates'
  /** Another option was picked, or had more spending. */
  | 'not-picked'
  /** The merchant or the category is excluded. */
  | 'excepted'
  | 'not-abroad'
  | 'below-threshold'
  | 'cap-used-up'

export type SkippedRule = Readonly<{ rule: string; rate: number; reason: SkipReason }>

export type Situation = Readonly<{
  card: Card
  plan: Plan
  picks: MonthlyPicks
  assumptions: Assumptions
  /** Of a new card. */
  year: ProjectionYear
}>

/**
 * Rules better than the lowest rate paid, best first, each with the reason why it didn't pay. Leaves out rules that aren't
 * in force at any time in three years: terms of the past.
 */
export function skippedRules(situation: Situation, paid: PaidLine): SkippedRule[] {
  const main = paid.payments.filter(({ as }) => as === 'rate' || as === 'rate-after')
  const lowest = main.length === 0 ? 0 : Math.min(...main.map(({ rate }) => rate))
  const { today } = situation.assumptions
  const isInForce = (rule: EarnRule) => projections.some((year) => monthsInForce(rule, year, today) !== 0)
  return situation.card.rules
    .toSorted(compareRules)
    .filter((rule) => rule.stacks !== true && rule.rate > lowest && isInForce(rule))
    .flatMap((rule) => {
      const reason = skipReason(situation, rule, paid)
      return reason === null ? [] : [{ rule: rule.id, rate: rule.rate, reason }]
    })
}

function skipReason(
  { card, plan, picks, assumptions, year }: Situation,
  rule: EarnRule,
  { line, payments }: PaidLine,
): SkipReason | null {
  const aim = aimOf(rule, line)
  if (aim !== 'meant') {
    return aim
  }
  if (!canHold(rule.condition, assumptions)) {
    return 'condition'
  }
  if (isIntroductory(card, rule)) {
    return year > 1 ? 'first-year-over' : 'part-of-bonus'
  }
  if (rule.condition?.kind === 'abroad' && !line.kind.isAbroad) {
    return 'not-abroad'
  }
  const planRule = plan.rules.find(({ id }) => id === rule.id)
  const candidate = planRule === undefined ? null : candidateOf(planRule, line.kind)
  if (candidate === null) {
    return 'outside-dates'
  }
  if (!isInTime(candidate, line)) {
    return 'outside-dates'
  }
  if (!isPicked(candidate, line.month, picks)) {
    return 'not-picked'
  }
  if (rule.aboveYearlySpend !== undefined && !payments.some(({ rule: id }) => id === rule.id)) {
    return 'below-threshold'
  }
  return rule.cap === undefined ? null : 'cap-used-up'
}

/** True if the rule applies to such purchases at any time. */
function aimOf(
  { target }: EarnRule,
  { kind, realDay }: DayLine,
): 'meant' | 'excepted' | 'outside-dates' | null {
  const selectors = selectorsOf(target)
  if (selectors.some((where) => selects(where, kind))) {
    if (target.kind !== 'rotating') {
      return 'meant'
    }
    const now = target.calendar.filter(
      ({ from, to }) => dayNumber(from) <= realDay && realDay <= dayNumber(to),
    )
    return now.some(({ where }) => selects(where, kind)) ? 'meant' : 'outside-dates'
  }
  const isExcepted = selectors.some((where) => selects(withoutExceptions(where), kind))
  return isExcepted ? 'excepted' : null
}

function withoutExceptions({ isEverything, leaves = [], merchants = [] }: Selector): Selector {
  return isEverything === true ? { isEverything, leaves, merchants } : { leaves, merchants }
}
