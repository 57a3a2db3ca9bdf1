/** Reasons why a rule with a better rate than the one paid didn't pay. */
import { type Assumptions, canHold } from '../card/assumptions.ts'
import type { Card, EarnRule, Selector } from '../card/card.ts'
import { type CardYear, compareRules, isIntroductory } from '../card/rules-in-force.ts'
import { selectorsOf, selects } from '../card/selector.ts'
import { dayNumber } from '../day.ts'
import { candidateOf, isInTime } from './candidates.ts'
import type { DayLine, PaidLine } from './explain-lines.ts'
import type { Plan } from './plan.ts'
import { isPicked, type MonthlyPicks } from './terms.ts'

export type SkipReason =
  /** The person isn't assumed to meet its condition. */
  | 'condition'
  /** It pays in the first year only, or its first days are over. */
  | 'first-year-over'
  | 'first-days-over'
  /** Its calendar or its days don't include the day of the purchase. */
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
  year: CardYear
}>

/** Rules better than the lowest rate paid, best first, each with the reason why it didn't pay. */
export function skippedRules(situation: Situation, paid: PaidLine): SkippedRule[] {
  const main = paid.payments.filter(({ as }) => as === 'rate' || as === 'rate-after')
  const lowest = main.length === 0 ? 0 : Math.min(...main.map(({ rate }) => rate))
  return situation.card.rules
    .toSorted(compareRules)
    .filter((rule) => rule.stacks !== true && rule.rate > lowest)
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
  if (year === 'later' && isIntroductory(card, rule)) {
    return 'first-year-over'
  }
  const planRule = plan.rules.find(({ id }) => id === rule.id)
  const candidate = planRule === undefined ? null : candidateOf(planRule, line.kind)
  if (candidate === null) {
    return rule.condition?.kind === 'abroad' ? 'not-abroad' : 'outside-dates'
  }
  if (!isInTime(candidate, line.realDay, line.yearDay)) {
    return line.yearDay >= candidate.rule.firstDays ? 'first-days-over' : 'outside-dates'
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
