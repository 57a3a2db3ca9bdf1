/**
 * A plan is what a card pays in its first or in a later year, with everything decided that does not depend on
 * the spending: rules in order, days as numbers, limits in the unit in which they are counted.
 */
import type { Assumptions } from '../card/assumptions.ts'
import type { Card, EarnRule, Period, Target } from '../card/card.ts'
import { type CardYear, rulesInForce } from '../card/rules-in-force.ts'
import { type Day, dayNumber } from '../day.ts'
import { UNITS_PER_POINT } from '../exact.ts'
import type { Kind } from '../spend/spend.ts'
import { kindOrder, namedMerchants } from './cells.ts'

export type PlanRule = Readonly<{
  /** Its place among the plan's rules: better rates first. */
  index: number
  id: string
  rate: number
  /** Into the plan's caps, or -1. */
  cap: number
  /** Rate beyond the cap, or NO_RATE. */
  rateAfter: number
  isStacking: boolean
  needsAbroad: boolean
  /** Real days, both included. */
  from: number
  to: number
  /** Days of the spending year, from its first. */
  firstDays: number
  /** Pays only what is above so much of the year's spending. */
  above: number
  target: Target
}>

export type PlanCap = Readonly<{
  isOnReward: boolean
  /** Cents, or units of reward. */
  limit: number
  per: Period
}>

export type Plan = Readonly<{
  rules: readonly PlanRule[]
  caps: readonly PlanCap[]
  /** The order in which purchases of one day and rate use up room. */
  compareKinds: (a: Kind, b: Kind) => number
  picksBestChoice: boolean
}>

export const NO_RATE = -1

/** The plan of a card's year. Throws when a rule names a cap that the card does not have. */
export function planOf(card: Card, assumptions: Assumptions, year: CardYear): Plan {
  const capIds = Object.keys(card.caps)
  const caps = Object.values(card.caps).map(({ on, amount, per }) => {
    const isOnReward = on === 'reward'
    return { isOnReward, limit: isOnReward ? amount * UNITS_PER_POINT : amount, per }
  })
  const rules = rulesInForce(card, assumptions, year).map((rule, index) => {
    const cap = rule.cap === undefined ? -1 : capIds.indexOf(rule.cap)
    if (rule.cap !== undefined && cap < 0) {
      throw new RangeError(`${card.id}: rule ${rule.id} names the cap ${rule.cap}, which is not there`)
    }
    return planRule(rule, index, cap)
  })
  const compareKinds = kindOrder(namedMerchants([card]))
  return { rules, caps, compareKinds, picksBestChoice: assumptions.picksBestChoice }
}

function planRule(rule: EarnRule, index: number, cap: number): PlanRule {
  return {
    index,
    id: rule.id,
    rate: rule.rate,
    cap,
    rateAfter: rule.rateAfter ?? NO_RATE,
    isStacking: rule.stacks === true,
    needsAbroad: rule.condition?.kind === 'abroad',
    from: numberOr(rule.from, Number.NEGATIVE_INFINITY),
    to: numberOr(rule.to, Number.POSITIVE_INFINITY),
    firstDays: rule.firstDays ?? Number.POSITIVE_INFINITY,
    above: rule.aboveYearlySpend ?? Number.NEGATIVE_INFINITY,
    target: rule.target,
  }
}

function numberOr(day: Day | undefined, otherwise: number): number {
  return day === undefined ? otherwise : dayNumber(day)
}

/** The period of a month, counted from the year 0, in which a cap or a choice holds. */
export function periodOfMonth(per: Period, month: number): number {
  if (per === 'month') {
    return month
  }
  return per === 'quarter' ? Math.floor(month / 3) : 0
}
