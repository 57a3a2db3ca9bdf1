/**
 * A rule set is a card's terms in one year of a projection, prepared as far as possible without the spending: rules in order,
 * caps in the units of their meters. Years with the same terms share a rule set.
 */
import type { Assumptions } from '../card/assumptions.ts'
import { type PreparedCap, toOverallPreparedCap, toPreparedCap } from '../card/cap-meter.ts'
import type { Card, Target } from '../card/card.ts'
import type { MonthSet, RuleInForce } from '../card/terms-in-force.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Kind } from '../spend/spend.ts'
import { type RuleSetBills, ruleSetBills } from './bills.ts'
import { kindOrder, namedMerchants } from './cells.ts'

export type PreparedRule = Readonly<{
  /** Index in the rule set's rules: better rates first. */
  index: number
  id: string
  rate: number
  /** Index in the rule set's caps, or -1. */
  cap: number
  /** Rate beyond the cap, or NO_RATE. */
  rateAfter: number
  isStacking: boolean
  needsAbroad: boolean
  /** Calendar months in which the rule applies; never empty. */
  months: MonthSet
  /** Days of the spending year, from its first. */
  firstDays: number
  /** Pays only for spending above this amount of the year. */
  above: number
  target: Target
  /** That of its rule set. */
  refusedBy: readonly MerchantKey[]
}>

export type RuleSet = Readonly<{
  rules: readonly PreparedRule[]
  /** Merchants that don't take the card. */
  refusedBy: readonly MerchantKey[]
  isSecured: boolean
  caps: readonly PreparedCap[]
  /** Limits all that the rules pay together. */
  overallCap: PreparedCap | null
  bills: RuleSetBills
  /** The order in which purchases of one day and rate use up caps. */
  compareKinds: (a: Kind, b: Kind) => number
  picksBestChoice: boolean
}>

const NO_RATE = -1

/** The rule set for some rules of a card. Throws RangeError if a rule names a cap that the card doesn't have. */
export function ruleSetOf(card: Card, assumptions: Assumptions, inForce: readonly RuleInForce[]): RuleSet {
  const { refusedBy = [] } = card
  const capIds = Object.keys(card.caps)
  const rules = inForce.map(({ rule, months }, index) => {
    const cap = rule.cap === undefined ? -1 : capIds.indexOf(rule.cap)
    if (rule.cap !== undefined && cap < 0) {
      throw new RangeError(`${card.id}: rule ${rule.id} names the cap ${rule.cap}, which is not there`)
    }
    return preparedRule({ rule, months }, index, cap, refusedBy)
  })
  return {
    rules,
    refusedBy,
    isSecured: card.isSecured === true,
    caps: Object.values(card.caps).map(toPreparedCap),
    overallCap: card.overallCap === undefined ? null : toOverallPreparedCap(card.overallCap),
    bills: ruleSetBills(inForce),
    compareKinds: kindOrder(namedMerchants([card])),
    picksBestChoice: assumptions.picksBestChoice,
  }
}

function preparedRule(
  { rule, months }: RuleInForce,
  index: number,
  cap: number,
  refusedBy: readonly MerchantKey[],
): PreparedRule {
  return {
    index,
    id: rule.id,
    rate: rule.rate,
    cap,
    rateAfter: rule.rateAfter ?? NO_RATE,
    isStacking: rule.stacks === true,
    needsAbroad: rule.condition?.kind === 'abroad',
    months,
    firstDays: rule.firstDays ?? Number.POSITIVE_INFINITY,
    above: rule.aboveYearlySpend ?? Number.NEGATIVE_INFINITY,
    target: rule.target,
    refusedBy,
  }
}

/** Amounts of yearly spending at which rules start to pay, ascending. */
export function thresholdsOf({ rules }: RuleSet): number[] {
  return [...new Set(rules.map(({ above }) => above))].filter(Number.isFinite).sort((a, b) => a - b)
}

/** Rules that pay for spending between two thresholds: level 0 is below the first. */
export function rulesAt(
  rules: readonly PreparedRule[],
  thresholds: readonly number[],
  level: number,
): PreparedRule[] {
  const reached = thresholds[level - 1] ?? Number.NEGATIVE_INFINITY
  return rules.filter(({ above }) => above <= reached)
}

/**
 * The most cents a year, refunds not subtracted, for which neither a threshold nor the overall cap can make a
 * difference.
 */
export function plainCents(ruleSet: RuleSet): number {
  const [threshold = Number.POSITIVE_INFINITY] = thresholdsOf(ruleSet)
  return Math.min(threshold, centsBelowOverallCap(ruleSet))
}

/**
 * The most cents a year, refunds not subtracted, that can't exceed the overall cap whatever they earn. None under a cap
 * that renews within the year: the year may have just a day of one of its periods.
 */
export function centsBelowOverallCap(ruleSet: RuleSet): number {
  const { overallCap } = ruleSet
  if (overallCap === null) {
    return Number.POSITIVE_INFINITY
  }
  return overallCap.per === 'year' ? Math.floor(overallCap.limit / highestRate(ruleSet)) : 0
}

/** The most units that a cent can earn. */
function highestRate({ rules }: RuleSet): number {
  const highest = ({ rate, rateAfter }: PreparedRule) => Math.max(rate, rateAfter)
  const main = rules.filter(({ isStacking }) => !isStacking).map(highest)
  const stacked = rules.filter(({ isStacking }) => isStacking).map(highest)
  return stacked.reduce((sum, rate) => sum + rate, Math.max(1, ...main))
}
