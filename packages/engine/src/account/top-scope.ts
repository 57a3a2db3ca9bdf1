/**
 * What all purchases of a period earn together, for accounts whose issuer picks the top category: one more purchase can
 * change what the others earn. A scope is the longest period of the card's caps and top rules. Purchases of one kind,
 * month (or shorter period of a cap) and set of rules in force count as one amount.
 */
import { type Day, dayNumber, dayOfNumber } from '../day.ts'
import { type Period, periods } from '../period.ts'
import {
  type AccountPurchase,
  type AccountState,
  type CardAccount,
  createState,
  isInForce,
  kindKey,
  type LoggedAmount,
  startOfPeriod,
} from './card-account.ts'
import { countTopOption } from './top-option.ts'

export function logPurchase(account: CardAccount, purchase: AccountPurchase): void {
  const { scope, key, day } = addressOf(account, purchase)
  const amounts = account.log.get(scope) ?? new Map<string, LoggedAmount>()
  const amount = amounts.get(key) ?? { day, kind: purchase.kind, cents: 0 }
  amount.cents += purchase.cents
  amounts.set(key, amount)
  account.log.set(scope, amounts)
  account.earned.delete(scope)
}

/** Takes back the last `logPurchase`. `earned` is the scope's total without it. */
export function unlogPurchase(account: CardAccount, purchase: AccountPurchase, earned: number): void {
  const { scope, key } = addressOf(account, purchase)
  const amounts = account.log.get(scope)
  const amount = amounts?.get(key)
  if (amount !== undefined) {
    amount.cents -= purchase.cents
    if (amount.cents === 0) {
      amounts?.delete(key)
    }
  }
  account.earned.set(scope, earned)
}

type Pay = (account: CardAccount, state: AccountState, purchase: AccountPurchase) => number

/** Units that all logged purchases of the scope of a day earn. */
export function scopeTotal(account: CardAccount, day: Day, pay: Pay): number {
  const scope = scopeOf(account, dayNumber(day))
  const known = account.earned.get(scope)
  if (known !== undefined) {
    return known
  }
  const state = createState()
  const amounts = amountsIn(account, scope)
  for (const amount of amounts) {
    countTopOption(account, state, amount)
  }
  const total = amounts.reduce((sum, amount) => sum + pay(account, state, amount), 0)
  account.earned.set(scope, total)
  return total
}

/** Counts all logged purchases toward caps again, after a top category has changed. */
export function rebuildState(account: CardAccount, pay: Pay): void {
  const { state, log } = account
  state.meters.clear()
  state.metersOfDay.clear()
  state.spent.clear()
  for (const scope of log.keys()) {
    for (const amount of amountsIn(account, scope)) {
      pay(account, state, amount)
    }
  }
}

function amountsIn({ log, ruleSet }: CardAccount, scope: number): AccountPurchase[] {
  return [...(log.get(scope)?.values() ?? [])]
    .sort((a, b) => a.day - b.day || ruleSet.compareKinds(a.kind, b.kind))
    .map(({ day, kind, cents }) => ({ day: dayOfNumber(day), kind, cents }))
}

function addressOf(account: CardAccount, { day, kind }: AccountPurchase) {
  const number = dayNumber(day)
  const rules = account.ruleSet.rules
    .map(({ index }) => (isInForce(account, index, number) ? '1' : '0'))
    .join('')
  const time = startOfPeriod(account, shortestPeriod(account), number)
  return { scope: scopeOf(account, number), key: `${kindKey(kind)} ${time} ${rules}`, day: number }
}

/** A month, or a shorter period of a cap. */
function shortestPeriod(account: CardAccount): Period {
  const used = usedPeriods(account)
  return periods.find((per) => per === 'month' || used.has(per)) ?? 'month'
}

function scopeOf(account: CardAccount, day: number): number {
  const used = usedPeriods(account)
  const longest = periods.findLast((per) => used.has(per)) ?? 'month'
  return startOfPeriod(account, longest, day)
}

function usedPeriods({ ruleSet, thresholds }: CardAccount): Set<Period> {
  return new Set<Period>([
    ...ruleSet.caps.map(({ per }) => per),
    ...ruleSet.rules.flatMap(({ target }) => (target.kind === 'top' ? [target.per] : [])),
    ...(ruleSet.overallCap === null ? [] : [ruleSet.overallCap.per]),
    ...(thresholds.length === 0 ? [] : ['year' as const]),
  ])
}
