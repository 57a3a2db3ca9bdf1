/**
 * A card account as it really is: opened on a day, with the categories that its owner chose and the caps that its
 * purchases have used. A backtest asks what a year would earn; an account says what each real purchase earns. Rules apply
 * on real days, caps renew on real days, and purchases are paid by the backtest's own chain of rules.
 */

import { type Candidate, candidateOf, type DaySpan } from '../backtest/candidates.ts'
import type { ChainLink, RuleSetMeters } from '../backtest/pay-chain.ts'
import { type PreparedRule, type RuleSet, ruleSetOf, thresholdsOf } from '../backtest/rule-set.ts'
import { type Assumptions, canHold } from '../card/assumptions.ts'
import { type CapMeter, createMeter, type PreparedCap } from '../card/cap-meter.ts'
import type { Card, EarnRule } from '../card/card.ts'
import { ALL_MONTHS, compareRules, isIntroductory } from '../card/terms-in-force.ts'
import { addMonths, type Day, dayNumber } from '../day.ts'
import type { AccountPeriod, Period } from '../period.ts'
import type { Kind } from '../spend/spend.ts'
import { periodAt } from './periods.ts'

export type AccountTerms = Readonly<{
  /** Null if unknown: then the account is past its first year. */
  opened: Day | null
  /** True if yearly caps renew on the anniversary of the opening day, not on January 1. */
  hasAccountYearCaps: boolean
  /** Keys of the chosen options, each list valid from its day until the next. */
  choices: readonly Readonly<{ from: Day; options: readonly string[] }>[]
}>

export type AccountPurchase = Readonly<{ day: Day; kind: Kind; cents: number }>

/** Purchases of one kind, month and set of rules, as one amount. */
export type LoggedAmount = { readonly day: number; readonly kind: Kind; cents: number }

/** Rules and chains of rules by the candidates that pay, as bits. */
export type KindTerms = Readonly<{
  /** Best first. */
  candidates: readonly Candidate[]
  chains: Map<
    number,
    Readonly<{
      rules: readonly PreparedRule[]
      main: readonly ChainLink[]
      stacking: readonly (readonly ChainLink[])[]
    }>
  >
}>

/** Amounts that have been counted. Everything else in an account is fixed or a memo. */
export type AccountState = Readonly<{
  /** Meters by cap and start of its period, and all meters of a day. */
  meters: Map<string, CapMeter>
  metersOfDay: Map<number, RuleSetMeters>
  /** Cents by start of the year, for rules with a threshold. */
  spent: Map<number, number>
  /** Cents by option, by rule and start of its period, for rules that pay for the top category. */
  topCents: Map<string, number[]>
}>

export type CardAccount = Readonly<{
  card: Card
  ruleSet: RuleSet
  opened: number | null
  /** Last day of the first year; -Infinity if the opening day is unknown. */
  firstYearEnd: number
  yearPeriod: AccountPeriod
  choices: readonly Readonly<{ from: number; options: ReadonlySet<string> }>[]
  thresholds: readonly number[]
  /** Days on which each rule of the rule set is in force. */
  spans: readonly DaySpan[]
  /** True if the issuer picks the top category of each period. */
  hasTopRule: boolean
  /** By kind, and by the object of a kind, which is faster to look up. */
  terms: Map<string, KindTerms>
  termsOfObject: WeakMap<Kind, KindTerms>
  state: AccountState
  /** Amounts by scope of a top rule, and what each scope earns; empty for other accounts. */
  log: Map<number, Map<string, LoggedAmount>>
  earned: Map<number, number>
}>

export function createCardAccount(card: Card, assumptions: Assumptions, terms: AccountTerms): CardAccount {
  const rules = card.rules.filter(({ condition }) => canHold(condition, assumptions)).sort(compareRules)
  const ruleSet = ruleSetOf(
    card,
    assumptions,
    rules.map((rule) => ({ rule, months: ALL_MONTHS })),
  )
  const opened = terms.opened === null ? null : dayNumber(terms.opened)
  const firstYearEnd =
    terms.opened === null ? Number.NEGATIVE_INFINITY : dayNumber(addMonths(terms.opened, 12)) - 1
  return {
    card,
    ruleSet,
    opened,
    firstYearEnd,
    yearPeriod: terms.hasAccountYearCaps ? 'account-year' : 'year',
    choices: terms.choices
      .map(({ from, options }) => ({ from: dayNumber(from), options: new Set(options) }))
      .sort((a, b) => a.from - b.from),
    thresholds: thresholdsOf(ruleSet),
    spans: rules.map((rule) => spanOf(card, rule, opened, firstYearEnd)),
    hasTopRule: ruleSet.rules.some(({ target }) => target.kind === 'top'),
    terms: new Map(),
    termsOfObject: new WeakMap(),
    state: createState(),
    log: new Map(),
    earned: new Map(),
  }
}

export function createState(): AccountState {
  return { meters: new Map(), metersOfDay: new Map(), spent: new Map(), topCents: new Map() }
}

/** Real days of a rule. Introductory rules end with the first year, or with its first days. */
function spanOf(card: Card, rule: EarnRule, opened: number | null, firstYearEnd: number): DaySpan {
  const from = rule.from === undefined ? Number.NEGATIVE_INFINITY : dayNumber(rule.from)
  const to = rule.to === undefined ? Number.POSITIVE_INFINITY : dayNumber(rule.to)
  if (!isIntroductory(card, rule)) {
    return { from, to }
  }
  const lastDay =
    opened === null || rule.firstDays === undefined
      ? firstYearEnd
      : Math.min(firstYearEnd, opened + rule.firstDays - 1)
  return { from: Math.max(from, opened ?? from), to: Math.min(to, lastDay) }
}

export function isInForce({ spans }: CardAccount, rule: number, day: number): boolean {
  const span = spans[rule]
  return span !== undefined && span.from <= day && day <= span.to
}

/** Rules that can pay for purchases of a kind, and what is paid with those that do. */
export function termsFor(account: CardAccount, kind: Kind): KindTerms {
  const ofObject = account.termsOfObject.get(kind)
  if (ofObject !== undefined) {
    return ofObject
  }
  const key = kindKey(kind)
  const terms = account.terms.get(key) ?? {
    candidates: account.ruleSet.rules.flatMap((rule) => candidateOf(rule, kind) ?? []),
    chains: new Map(),
  }
  account.terms.set(key, terms)
  account.termsOfObject.set(kind, terms)
  return terms
}

export function kindKey({ leaf, merchant, isAbroad }: Kind): string {
  return `${leaf} ${merchant ?? ''} ${isAbroad ? 'abroad' : ''}`
}

/** The period of a cap or of a list of options. */
export function accountPeriod({ yearPeriod }: CardAccount, per: Period): AccountPeriod {
  return per === 'year' ? yearPeriod : per
}

export function startOfPeriod(account: CardAccount, per: Period, day: number): number {
  return periodAt(accountPeriod(account, per), day, account.opened).start
}

/** The meters of the periods that contain a day. */
export function metersOn(account: CardAccount, state: AccountState, day: number): RuleSetMeters {
  const known = state.metersOfDay.get(day)
  if (known !== undefined) {
    return known
  }
  const { caps, overallCap } = account.ruleSet
  const meters = {
    byCap: caps.map((cap, index) => meterOf(account, state, String(index), cap, day)),
    overall: overallCap === null ? null : meterOf(account, state, 'overall', overallCap, day),
  }
  state.metersOfDay.set(day, meters)
  return meters
}

function meterOf(
  account: CardAccount,
  { meters }: AccountState,
  id: string,
  cap: PreparedCap,
  day: number,
): CapMeter {
  const key = `${id} ${startOfPeriod(account, cap.per, day)}`
  const meter = meters.get(key) ?? createMeter(cap)
  meters.set(key, meter)
  return meter
}
