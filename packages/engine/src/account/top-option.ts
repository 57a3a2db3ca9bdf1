/** The top category of each period: the option of a rule with the most spending. */
import { candidateOf } from '../backtest/candidates.ts'
import { compareText } from '../backtest/cells.ts'
import type { PreparedRule } from '../backtest/rule-set.ts'
import { dayNumber } from '../day.ts'
import { type AccountPurchase, type AccountState, type CardAccount, startOfPeriod } from './card-account.ts'

/** Counts a purchase toward its option of every rule with a top category. */
export function countTopOption(account: CardAccount, state: AccountState, purchase: AccountPurchase): void {
  for (const rule of account.ruleSet.rules) {
    const { target } = rule
    const option = target.kind === 'top' ? (candidateOf(rule, purchase.kind)?.option ?? -1) : -1
    if (target.kind === 'top' && option >= 0) {
      const key = topKey(account, rule, dayNumber(purchase.day))
      const cents = state.topCents.get(key) ?? target.options.map(() => 0)
      cents[option] = (cents[option] ?? 0) + purchase.cents
      state.topCents.set(key, cents)
    }
  }
}

/** True if the option has the rule's rank in the period of a day. */
export function isTopOption(
  account: CardAccount,
  state: AccountState,
  rule: PreparedRule,
  option: number,
  day: number,
): boolean {
  return topOption(rule, state.topCents.get(topKey(account, rule, day))) === option
}

/** True if the purchase would give a rule another top option in its period. */
export function changesTopOption(account: CardAccount, { day, kind, cents }: AccountPurchase): boolean {
  return (
    account.hasTopRule &&
    account.ruleSet.rules.some((rule) => {
      const { target } = rule
      const option = target.kind === 'top' ? (candidateOf(rule, kind)?.option ?? -1) : -1
      if (target.kind !== 'top' || option < 0) {
        return false
      }
      const before = account.state.topCents.get(topKey(account, rule, dayNumber(day)))
      const after = before === undefined ? target.options.map(() => 0) : [...before]
      after[option] = (after[option] ?? 0) + cents
      return topOption(rule, before) !== topOption(rule, after)
    })
  )
}

/** Index of the option with the rule's rank; -1 if there is none. Of equals, the first by key comes first. */
function topOption({ target }: PreparedRule, cents: readonly number[] | undefined): number {
  if (target.kind !== 'top' || cents === undefined) {
    return -1
  }
  const keyOf = (index: number) => target.options[index]?.key ?? ''
  const ranked = cents
    .map((amount, index) => ({ amount, index }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || compareText(keyOf(a.index), keyOf(b.index)))
  return ranked[target.rank - 1]?.index ?? -1
}

function topKey(account: CardAccount, rule: PreparedRule, day: number): string {
  const { target } = rule
  return target.kind === 'top' ? `${rule.index} ${startOfPeriod(account, target.per, day)}` : ''
}
