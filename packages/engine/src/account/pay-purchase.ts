/** What purchases earn in an account, in the order in which they were made. */
import { type Payment, toPayments } from '../backtest/pay-chain.ts'
import { dayNumber } from '../day.ts'
import type { AccountPurchase, CardAccount } from './card-account.ts'
import { metersOn, startOfPeriod } from './card-account.ts'
import { pay } from './pay.ts'
import { changesTopOption, countTopOption } from './top-option.ts'
import { logPurchase, rebuildState, scopeTotal, unlogPurchase } from './top-scope.ts'

/** Units include a first-year match, which payments don't. */
export type PaidPurchase = Readonly<{ units: number; payments: readonly Payment[] }>

/**
 * Pays an account's real purchases by day, those of one day in the given order, and returns the units of each. Call it
 * once, with all of them: the top category of a period depends on all of its purchases.
 */
export function payPurchases(account: CardAccount, purchases: readonly AccountPurchase[]): number[] {
  if (account.hasTopRule) {
    for (const purchase of purchases) {
      countTopOption(account, account.state, purchase)
      logPurchase(account, purchase)
    }
  }
  const units = purchases.map(() => 0)
  const byDay = [...purchases.entries()].sort(([, a], [, b]) => Number(a.day > b.day) - Number(a.day < b.day))
  for (const [index, purchase] of byDay) {
    units[index] = pay(account, account.state, purchase)
  }
  return units
}

/**
 * Units that one more purchase would earn, on top of all others of its periods, whenever they were made. If it changes the
 * period's top category, the difference to what the others earn counts too. Changes nothing in the account.
 */
export function quoteUnits(account: CardAccount, purchase: AccountPurchase): number {
  return changesTopOption(account, purchase)
    ? quoteChange(account, purchase)
    : payAndRestore(account, purchase)
}

/** The same with the rules that pay. */
export function quotePurchase(account: CardAccount, purchase: AccountPurchase): PaidPurchase {
  const payments: Payment[] = []
  const onPayments = (each: readonly Payment[]) => void payments.push(...each)
  if (!changesTopOption(account, purchase)) {
    return { units: payAndRestore(account, purchase, onPayments), payments }
  }
  const units = quoteChange(account, purchase)
  countTopOption(account, account.state, purchase)
  payAndRestore(account, purchase, onPayments)
  countTopOption(account, account.state, { ...purchase, cents: -purchase.cents })
  return { units, payments }
}

/** Counts one more purchase. Returns what `quoteUnits` does. */
export function addPurchase(account: CardAccount, purchase: AccountPurchase): number {
  if (!account.hasTopRule) {
    return pay(account, account.state, purchase)
  }
  const isChange = changesTopOption(account, purchase)
  const units = isChange ? quoteChange(account, purchase) : pay(account, account.state, purchase)
  countTopOption(account, account.state, purchase)
  logPurchase(account, purchase)
  if (isChange) {
    rebuildState(account, pay)
  }
  return units
}

function quoteChange(account: CardAccount, purchase: AccountPurchase): number {
  const before = scopeTotal(account, purchase.day, pay)
  logPurchase(account, purchase)
  const after = scopeTotal(account, purchase.day, pay)
  unlogPurchase(account, purchase, before)
  return after - before
}

function payAndRestore(
  account: CardAccount,
  purchase: AccountPurchase,
  onPayments?: (payments: readonly Payment[]) => void,
): number {
  const { state, thresholds, card } = account
  const day = dayNumber(purchase.day)
  const { byCap, overall } = metersOn(account, state, day)
  const used = byCap.map((meter) => meter.used)
  const overallUsed = overall?.used ?? 0
  const year = thresholds.length === 0 ? 0 : startOfPeriod(account, 'year', day)
  const spent = state.spent.get(year) ?? 0
  const units = pay(
    account,
    state,
    purchase,
    onPayments === undefined ? undefined : (payment) => onPayments(toPayments(card, payment)),
  )
  for (const [index, meter] of byCap.entries()) {
    meter.used = used[index] ?? 0
  }
  if (overall !== null) {
    overall.used = overallUsed
  }
  if (thresholds.length > 0) {
    state.spent.set(year, spent)
  }
  return units
}
