/** Pays one purchase with the rules that are in force on its day. */
import type { Candidate } from '../backtest/candidates.ts'
import { type ChainPayment, chainOf, cutAtThresholds, payChain, payParts } from '../backtest/pay-chain.ts'
import { type PreparedRule, rulesAt } from '../backtest/rule-set.ts'
import { isRefused } from '../card/acceptance.ts'
import { dayNumber } from '../day.ts'
import {
  type AccountPurchase,
  type AccountState,
  type CardAccount,
  isInForce,
  type KindTerms,
  metersOn,
  startOfPeriod,
  termsFor,
} from './card-account.ts'
import { isTopOption } from './top-option.ts'

type OnPayment = (payment: ChainPayment) => void

/** Returns the units, with a first-year match. Counts the purchase toward caps and thresholds. */
export function pay(
  account: CardAccount,
  state: AccountState,
  { day, kind, cents }: AccountPurchase,
  onPayment?: OnPayment,
): number {
  const number = dayNumber(day)
  const { card, firstYearEnd, thresholds } = account
  if (isRefused(card, kind)) {
    return 0
  }
  const rules = payingRules(account, state, termsFor(account, kind), number)
  const units =
    thresholds.length === 0
      ? payWhole(account, state, rules, number, cents, onPayment)
      : payBetweenThresholds(account, state, rules, number, cents, onPayment)
  return card.isFirstYearMatched && number <= firstYearEnd ? units * 2 : units
}

/** The best rules, and the stacking rules on top of them. */
type PayingRules = KindTerms['chains'] extends Map<number, infer Value> ? Value : never

function payWhole(
  account: CardAccount,
  state: AccountState,
  { main, stacking }: PayingRules,
  day: number,
  cents: number,
  onPayment: OnPayment | undefined,
): number {
  const meters = metersOn(account, state, day)
  let units = payChain(main, meters, cents, onPayment)
  for (const chain of stacking) {
    units += payChain(chain, meters, cents, onPayment)
  }
  return units
}

function payBetweenThresholds(
  account: CardAccount,
  state: AccountState,
  { rules }: PayingRules,
  day: number,
  cents: number,
  onPayment: OnPayment | undefined,
): number {
  const { thresholds } = account
  const year = startOfPeriod(account, 'year', day)
  const before = state.spent.get(year) ?? 0
  state.spent.set(year, before + cents)
  const parts = cutAtThresholds(cents, before, thresholds)
  const meters = metersOn(account, state, day)
  const payBy = (own: readonly PreparedRule[]) =>
    payParts(parts, (level) => chainOf(rulesAt(own, thresholds, level)), meters, onPayment)
  const stacking = rules.filter(({ isStacking }) => isStacking)
  return stacking.reduce(
    (units, rule) => units + payBy([rule]),
    payBy(rules.filter(({ isStacking }) => !isStacking)),
  )
}

/** Candidates whose bits fit in a safe integer. More of them are looked up without the memo. */
const MOST_BITS = 50

function payingRules(
  account: CardAccount,
  state: AccountState,
  { candidates, chains }: KindTerms,
  day: number,
): PayingRules {
  let mask = 0
  for (const [index, candidate] of candidates.entries()) {
    mask += isPaying(account, state, candidate, day) ? 2 ** index : 0
  }
  const known = candidates.length > MOST_BITS ? undefined : chains.get(mask)
  if (known !== undefined) {
    return known
  }
  const found = chainsOf(
    candidates.filter((candidate) => isPaying(account, state, candidate, day)).map(({ rule }) => rule),
  )
  chains.set(mask, found)
  return found
}

function chainsOf(rules: readonly PreparedRule[]): PayingRules {
  return {
    rules,
    main: chainOf(rules.filter(({ isStacking }) => !isStacking)),
    stacking: rules.filter(({ isStacking }) => isStacking).map((rule) => chainOf([rule])),
  }
}

function isPaying(account: CardAccount, state: AccountState, candidate: Candidate, day: number): boolean {
  const { rule, spans } = candidate
  return (
    isInForce(account, rule.index, day) &&
    (spans === null || spans.some(({ from, to }) => from <= day && day <= to)) &&
    isPicked(account, state, candidate, day)
  )
}

function isPicked(
  account: CardAccount,
  state: AccountState,
  { rule, option }: Candidate,
  day: number,
): boolean {
  const { target } = rule
  if (target.kind === 'top') {
    return isTopOption(account, state, rule, option, day)
  }
  if (target.kind !== 'chosen') {
    return true
  }
  const choice = account.choices.findLast(({ from }) => from <= day)
  return choice?.options.has(target.options[option]?.key ?? '') === true
}
