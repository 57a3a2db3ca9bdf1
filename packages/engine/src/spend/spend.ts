/**
 * Spend: the purchases of a window, stored in columns. All spending, from the form, linked accounts or files, is converted
 * to a Spend before any calculation. Lines that aren't purchases are only counted.
 */
import { type Day, type DayRange, dayNumber, dayOfNumber, daysIn } from '../day.ts'
import { MAX_CENTS_PER_YEAR } from '../exact.ts'
import { type BillLeaf, isBill, type Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import { type Cents, toCents } from '../money.ts'

export type Purchase = Readonly<{
  day: Day
  /** Negative for a refund. */
  cents: Cents
  leaf: Leaf
  merchant: MerchantKey | null
  account: string | null
  isAbroad?: true
  /** Display name of the merchant. */
  name?: string
}>

/**
 * Reasons why a transaction isn't a purchase that a credit card could have paid for. A card payment pays a card's balance
 * and shows in both accounts. Loans include mortgages and buy now, pay later. Transfers include investments.
 */
export const leftOutKinds = [
  'income',
  'transfer',
  'card-payment',
  'loan-payment',
  'bank-fee',
  'cash',
  'cash-like',
  'rent',
  'tax',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]
/** `excluded`: the person says that it isn't a purchase. */
export type LeftOut = Readonly<Record<LeftOutKind | 'excluded', number>>

/** All properties of a purchase that rules depend on, except its day. */
export type Kind = Readonly<{ leaf: Leaf; merchant: MerchantKey | null; isAbroad: boolean }>

/** A payment of rent or taxes. Bills aren't purchases: they use no cap and count toward no bonus. */
export type Bill = Readonly<{
  /** Days since the window's first day. */
  offset: number
  leaf: BillLeaf
  cents: Cents
}>

/** A calendar month, counted from the year 0, and its cents by kind: never less than 0. */
export type MonthSums = Readonly<{ month: number; cents: Float64Array }>

/** Each column has one entry per purchase, in input order. */
export type Spend = Readonly<{
  window: DayRange
  /** Days since the window's first day. */
  offsets: Int32Array
  cents: Float64Array
  /** Index in `kinds`. */
  kindOf: Int32Array
  kinds: readonly Kind[]
  /** Index in `names`, or -1. */
  nameOf: Int32Array
  names: readonly string[]
  /** Index in `accounts`, or -1. */
  accountOf: Int32Array
  accounts: readonly string[]
  leftOut: LeftOut
  bills?: readonly Bill[]
  /** Typed amounts, spread over the days of each month: no day means anything by itself. */
  isSpread?: true
  /** Sums of spread amounts, which save most calculations from reading the days. */
  months?: readonly MonthSums[]
}>

/** Length of a spending year. A shorter window is repeated to fill it. */
export const YEAR_DAYS = 365

/** One year back from a day, including both ends and a leap day. */
export const MAX_WINDOW_DAYS = 367

export const nothingLeftOut: LeftOut = {
  income: 0,
  transfer: 0,
  'card-payment': 0,
  'loan-payment': 0,
  'bank-fee': 0,
  cash: 0,
  'cash-like': 0,
  rent: 0,
  tax: 0,
  excluded: 0,
}

/**
 * Creates a spend from the purchases in the window; drops the others. Those of rent and taxes become bills. Throws
 * RangeError if the window is longer than 367 days, or if `isTooMuchSpending`.
 */
export function spendFrom(purchases: readonly Purchase[], window: DayRange, leftOut = nothingLeftOut): Spend {
  const inside = purchasesIn(purchases, window)
  checkSize(window, sizeOf(inside))
  const first = dayNumber(window.first)
  const bills = inside.flatMap(({ day, leaf, cents }): Bill[] =>
    isBill(leaf) ? [{ offset: dayNumber(day) - first, leaf, cents }] : [],
  )
  const others = bills.length === 0 ? inside : inside.filter(({ leaf }) => !isBill(leaf))
  return { window, ...columnsOf(others, first), leftOut, ...(bills.length === 0 ? {} : { bills }) }
}

/** True above $10 million a year, where sums might not be exact. Refunds count as spending. */
export function isTooMuchSpending(purchases: readonly Purchase[], window: DayRange): boolean {
  return isTooMuch(window, sizeOf(purchasesIn(purchases, window)))
}

/** Throws RangeError if the window is too long, or if there are too many cents for exact sums. */
export function checkSize(window: DayRange, cents: number): void {
  const days = daysIn(window)
  if (days > MAX_WINDOW_DAYS) {
    throw new RangeError(`a window has at most ${MAX_WINDOW_DAYS} days, not ${days}`)
  }
  if (isTooMuch(window, cents)) {
    throw new RangeError(`${cents} cents in ${days} days are more than can be calculated exactly`)
  }
}

function purchasesIn(purchases: readonly Purchase[], window: DayRange): Purchase[] {
  return purchases.filter(({ day }) => window.first <= day && day <= window.last)
}

function sizeOf(purchases: readonly Purchase[]): number {
  return purchases.reduce((sum, { cents }) => sum + Math.abs(cents), 0)
}

/** A window of less than a year is repeated to fill a year, and so are its cents. */
function isTooMuch(window: DayRange, cents: number): boolean {
  return cents * YEAR_DAYS > MAX_CENTS_PER_YEAR * Math.min(daysIn(window), YEAR_DAYS)
}

/** Returns the purchase at an index. */
export function purchaseAt(spend: Spend, index: number): Purchase {
  const kind = spend.kinds[spend.kindOf[index] ?? -1]
  if (kind === undefined) {
    throw new RangeError(`there is no purchase ${index}`)
  }
  const name = spend.names[spend.nameOf[index] ?? -1]
  return {
    day: dayOfNumber(dayNumber(spend.window.first) + (spend.offsets[index] ?? 0)),
    cents: toCents(spend.cents[index] ?? 0),
    leaf: kind.leaf,
    merchant: kind.merchant,
    account: spend.accounts[spend.accountOf[index] ?? -1] ?? null,
    ...(kind.isAbroad ? { isAbroad: true as const } : {}),
    ...(name === undefined ? {} : { name }),
  }
}

/** The same purchases with other amounts. */
export function withCents({ months: _, ...spend }: Spend, cents: Float64Array): Spend {
  return { ...spend, cents }
}

/** Filters the purchases and keeps the window and the bills. */
export function filterPurchases({ months: _, ...spend }: Spend, isKept: (index: number) => boolean): Spend {
  const kept = Int32Array.from(spend.offsets.keys()).filter(isKept)
  return {
    ...spend,
    offsets: kept.map((index) => spend.offsets[index] ?? 0),
    cents: Float64Array.from(kept, (index) => spend.cents[index] ?? 0),
    kindOf: kept.map((index) => spend.kindOf[index] ?? 0),
    nameOf: kept.map((index) => spend.nameOf[index] ?? -1),
    accountOf: kept.map((index) => spend.accountOf[index] ?? -1),
  }
}

function columnsOf(purchases: readonly Purchase[], firstDay: number) {
  const count = purchases.length
  const [offsets, kindOf] = [new Int32Array(count), new Int32Array(count)]
  const [nameOf, accountOf] = [new Int32Array(count), new Int32Array(count)]
  const cents = new Float64Array(count)
  const days = new Map<Day, number>()
  const kinds = createIndex<Kind>()
  const names = createIndex<string>()
  const accounts = createIndex<string>()
  for (const [index, purchase] of purchases.entries()) {
    const { day, leaf, merchant, name, account } = purchase
    const offset = days.get(day) ?? dayNumber(day) - firstDay
    days.set(day, offset)
    offsets[index] = offset
    cents[index] = purchase.cents
    const isAbroad = purchase.isAbroad === true
    kindOf[index] = kinds.indexOf(`${leaf}|${merchant ?? ''}|${isAbroad}`, { leaf, merchant, isAbroad })
    nameOf[index] = name === undefined ? -1 : names.indexOf(name, name)
    accountOf[index] = account === null ? -1 : accounts.indexOf(account, account)
  }
  return {
    offsets,
    cents,
    kindOf,
    kinds: kinds.values,
    nameOf,
    names: names.values,
    accountOf,
    accounts: accounts.values,
  }
}

function createIndex<Value>() {
  const indexes = new Map<string, number>()
  const values: Value[] = []
  return {
    values,
    indexOf(key: string, value: Value): number {
      const existing = indexes.get(key)
      if (existing !== undefined) {
        return existing
      }
      indexes.set(key, values.length)
      return values.push(value) - 1
    },
  }
}
