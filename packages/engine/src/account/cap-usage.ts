/** How much of each cap of an account is used, and when it renews. */
import { type CapMeter, countsOn, remainingOf } from '../card/cap-meter.ts'
import type { Cap } from '../card/card.ts'
import { type Day, dayNumber, dayOfNumber } from '../day.ts'
import type { Period } from '../period.ts'
import { accountPeriod, type CardAccount, isInForce, metersOn } from './card-account.ts'
import { periodAt } from './periods.ts'

/** Amounts are cents, or points under a reward cap. */
export type CapUsage = Readonly<{
  /** Id of the cap, or 'overall'. */
  capId: string
  on: Cap['on']
  per: Period
  limit: number
  /** Never negative and never above the limit. */
  used: number
  left: number
  /** The first day of the next period; null for a cap that doesn't renew. */
  renewsOn: Day | null
  /** Rules under the cap that are in force, best rate first. */
  rules: readonly string[]
}>

/** Caps of rules that are in force on a day, in the card's order; then the overall cap. */
export function capUsage(account: CardAccount, day: Day): CapUsage[] {
  const number = dayNumber(day)
  const { card, ruleSet } = account
  const { byCap, overall } = metersOn(account, account.state, number)
  const inForce = ruleSet.rules.filter(({ index }) => isInForce(account, index, number))
  const ids = Object.keys(card.caps)
  const ofRules = byCap.flatMap((meter, cap) => {
    const rules = inForce.filter((rule) => rule.cap === cap).map(({ id }) => id)
    return rules.length === 0 ? [] : [usageOf(account, ids[cap] ?? '', meter, number, rules)]
  })
  const all = inForce.map(({ id }) => id)
  return overall === null ? ofRules : [...ofRules, usageOf(account, 'overall', overall, number, all)]
}

function usageOf(
  account: CardAccount,
  capId: string,
  { cap, used }: CapMeter,
  day: number,
  rules: readonly string[],
): CapUsage {
  const limit = remainingOf(cap, 0)
  const left = Math.min(limit, remainingOf(cap, used))
  const { end } = periodAt(accountPeriod(account, cap.per), day, account.opened)
  return {
    capId,
    on: countsOn(cap),
    per: cap.per,
    limit,
    used: limit - left,
    left,
    renewsOn: Number.isFinite(end) ? dayOfNumber(end) : null,
    rules,
  }
}
