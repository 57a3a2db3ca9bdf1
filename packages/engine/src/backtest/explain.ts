/**
 * Audit trail of one card: every line of the year, and why better rules didn't pay for it. The lines add up to the headline
 * amount.
 */
import { isRefused } from '../card/acceptance.ts'
import { projections, type Years } from '../card/annual-fee.ts'
import { type Assumptions, canHold } from '../card/assumptions.ts'
import type { Card, EarnRule, Selector } from '../card/card.ts'
import { type BonusStatus, bonusStatus } from '../card/intro-bonus.ts'
import { selectorsOf, selects } from '../card/selector.ts'
import { compareRules, isIntroductory, monthsInForce, type ProjectionYear } from '../card/terms-in-force.ts'
import { type Day, dayNumber, dayOfNumber } from '../day.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { isBill } from '../leaf.ts'
import { type Cents, toCents } from '../money.ts'
import type { Kind, Spend } from '../spend/spend.ts'
import { sum } from '../sum.ts'
import { amountsOver, anniversaryUnits, foreignFeeSubcents } from '../value/amounts.ts'
import { toBonusTerm } from '../value/money-terms.ts'
import { splitMoney } from '../value/split.ts'
import { tierMoney } from '../value/tier-money.ts'
import { candidateOf, isInTime } from './candidates.ts'
import { type CompiledCard, groupYears } from './compile.ts'
import type { Payment } from './pay-chain.ts'
import {
  acceptedCents,
  type CardPayments,
  type DayLine,
  type PaidLine,
  preparePayments,
} from './pay-lines.ts'
import type { RuleSet } from './rule-set.ts'
import { isPicked, type MonthlyPicks } from './terms.ts'

export type ExplainedLine = Readonly<{
  /** First of the consecutive years with the same terms that the line covers, and their number. Year 1 is alone. */
  year: ProjectionYear
  years: number
  /** The day of the purchase, and the day of the spending year on which it counts. */
  day: Day
  countsOn: Day
  kind: Kind
  cents: Cents
  payments: readonly Payment[]
  /** True if the merchant doesn't take the card. Then no rule pays, and none was skipped. */
  isRefused: boolean
  skippedRules: readonly SkippedRule[]
  /** Its share of the headline amount: for all years it covers. */
  money: Cents
}>

/** Amounts that no rule earns: foreign fees (negative), anniversary bonuses, statement credits. */
export type ExplainedExtra = Readonly<{ kind: 'foreign-fee' | 'anniversary' | 'credit'; money: Cents }>

export type Explanation = Readonly<{
  years: Years
  lines: readonly ExplainedLine[]
  extras: readonly ExplainedExtra[]
  /** Exactly the sum of all lines and extras. */
  money: Cents
  introMoney: Cents
  /** The part of `introMoney` that isn't a welcome bonus: a first-year match, or rates that end with the first year. */
  firstYearMoney: Cents
  annualFee: Cents
  /** money + introMoney - annualFee. */
  total: Cents
  bonus: BonusStatus
  /** By tier of the bonus: what it's worth. Earned tiers and `firstYearMoney` add up to `introMoney`. */
  tierMoney: readonly Cents[]
}>

/** Explains a card's result for a projection of `years`. */
export function explain(card: Card, spend: Spend, assumptions: Assumptions, years: Years = 1): Explanation {
  const { compiledCard, year, lines, bills, creditCents, payYear } = preparePayments(card, spend, assumptions)
  const { lastingRuleSets } = compiledCard
  const rules = rulesToName(card, assumptions)
  const explained = groupYears([{ ruleSets: lastingRuleSets }], years).flatMap((group) => {
    const { ruleSet, picks, paid } = payYear(lastingRuleSets[group.year - 1])
    return paid.map((line) => ({
      group,
      paid: line,
      skippedRules:
        isBill(line.line.kind.leaf) || isRefused(card, line.line.kind)
          ? []
          : skippedRules({ card, rules, ruleSet, picks, assumptions, year: group.year }, line),
      units: line.units * group.count,
    }))
  })
  const extras = extrasOf(compiledCard, { lines, creditCents }, years)
  const shares = splitMoney(
    [...explained, ...extras].map(({ units }) => units),
    [...explained.map(() => 0), ...extras.map(({ subcents }) => subcents)],
    compiledCard.price,
    years,
  )
  const firstYear = sumUnits(payYear(compiledCard.ruleSets[0]).paid) * compiledCard.match
  const units = {
    lasting: sumUnits(explained),
    firstYearExtra: firstYear - sumUnits(payYear(lastingRuleSets[0]).paid),
    creditCents,
  }
  const yearCents = acceptedCents(card, lines)
  const { money, introMoney, firstYearMoney } = amountsOver(
    compiledCard,
    compiledCard,
    units,
    { cents: yearCents, abroadCents: abroadCentsOf(lines), billCents: sum(bills.map(({ cents }) => cents)) },
    years,
  )
  const bonus = bonusStatus(card, yearCents, assumptions)
  const moneyOfTiers = tierMoney(
    bonus.tiers.map(({ tier, isEarned }) => ({ term: toBonusTerm(tier), isEarned })),
    units.lasting + anniversaryUnits(compiledCard, years) + units.firstYearExtra,
    compiledCard.price,
    years,
  )
  const annualFee = toCents(compiledCard.fees[years - 1] ?? 0)
  return {
    years,
    lines: explained.map(({ group, paid, skippedRules: skipped }, index) => ({
      year: group.year,
      years: group.count,
      day: dayOfNumber(paid.line.realDay),
      countsOn: dayOfNumber(year.firstDay + paid.line.yearDay),
      kind: paid.line.kind,
      cents: toCents(paid.line.cents),
      payments: paid.payments,
      isRefused: isRefused(card, paid.line.kind),
      skippedRules: skipped,
      money: toCents(shares[index] ?? 0),
    })),
    extras: extras.map(({ kind }, index) => ({
      kind,
      money: toCents(shares[explained.length + index] ?? 0),
    })),
    money: toCents(money),
    introMoney: toCents(introMoney),
    firstYearMoney: toCents(firstYearMoney),
    annualFee,
    total: toCents(money + introMoney - annualFee),
    bonus,
    tierMoney: moneyOfTiers.map(toCents),
  }
}

type Extra = Readonly<{ kind: ExplainedExtra['kind']; units: number; subcents: number }>

function extrasOf(
  card: CompiledCard,
  { lines, creditCents }: Pick<CardPayments, 'lines' | 'creditCents'>,
  years: Years,
): Extra[] {
  const fee = foreignFeeSubcents(card.foreignFeePpm, abroadCentsOf(lines), years)
  const extras: Extra[] = [
    { kind: 'foreign-fee', units: 0, subcents: -fee },
    { kind: 'anniversary', units: anniversaryUnits(card, years), subcents: 0 },
    { kind: 'credit', units: 0, subcents: creditCents * years * SUBCENTS_PER_CENT },
  ]
  return extras.filter(({ units, subcents }) => units !== 0 || subcents !== 0)
}

function abroadCentsOf(lines: readonly DayLine[]): number {
  return sum(lines.filter(({ kind }) => kind.isAbroad).map(({ cents }) => cents))
}

function sumUnits(parts: readonly Readonly<{ units: number }>[]): number {
  return sum(parts.map(({ units }) => units))
}

/** Why a rule with a better rate than the one paid didn't pay. */
type SkipReason =
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

type Situation = Readonly<{
  card: Card
  /** Rules that can be named as skipped. */
  rules: readonly EarnRule[]
  ruleSet: RuleSet
  picks: MonthlyPicks
  assumptions: Assumptions
  /** Of a new card. */
  year: ProjectionYear
}>

/** Best first. Without stacking rules, and without those that aren't in force at any time in three years: terms of the past. */
function rulesToName({ rules }: Card, { today }: Assumptions): EarnRule[] {
  const isInForce = (rule: EarnRule) => projections.some((year) => monthsInForce(rule, year, today) !== 0)
  return rules.filter((rule) => rule.stacks !== true && isInForce(rule)).sort(compareRules)
}

/** Rules better than the lowest rate paid, best first, each with the reason why it didn't pay. */
function skippedRules(situation: Situation, paid: PaidLine): SkippedRule[] {
  const main = paid.payments.filter(({ as }) => as === 'rate' || as === 'rate-after')
  const lowest = main.length === 0 ? 0 : Math.min(...main.map(({ rate }) => rate))
  return situation.rules.flatMap((rule) => {
    const reason = rule.rate > lowest ? skipReason(situation, rule, paid) : null
    return reason === null ? [] : [{ rule: rule.id, rate: rule.rate, reason }]
  })
}

function skipReason(
  { card, ruleSet, picks, assumptions, year }: Situation,
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
  const preparedRule = ruleSet.rules.find(({ id }) => id === rule.id)
  const candidate = preparedRule === undefined ? null : candidateOf(preparedRule, line.kind)
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
