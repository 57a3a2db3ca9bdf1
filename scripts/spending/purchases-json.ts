/**
 * Purchases as JSON: a list of `{ day, amount, category }`, where the amount is in dollars (negative for a
 * refund) and the category is one of the engine's leaf categories; `merchant` (a catalog key), `name`, `account` and
 * `isAbroad` are optional. An entry with a name instead of a category is a statement line, which can also be a payment or a fee.
 */

import { categorize } from '@cardsight/categorizer'
import { isLeaf, type Leaf, leaves } from '@cardsight/engine/categories'
import { isDay } from '@cardsight/engine/dates'
import { dollarsToCents, MAX_CENTS_PER_YEAR } from '@cardsight/engine/money'
import { type LeftOut, type LeftOutKind, nothingLeftOut, type Purchase } from '@cardsight/engine/spending'
import { fail } from './fail.ts'
import type { SpendingLayer } from './layer-shares.ts'

const MAX_DOLLARS = MAX_CENTS_PER_YEAR / 100

export type ListedPurchase = Readonly<{ purchase: Purchase; layer: SpendingLayer }>

type Listed = Readonly<{
  purchases: readonly ListedPurchase[]
  /** How many lines aren't purchases, by what they are. */
  leftOut: LeftOut
}>

export function parsePurchases(path: string, text: string): Listed {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : "isn't JSON"}`)
  }
  if (!Array.isArray(list)) {
    return fail(`${path}: must be a list of purchases`)
  }
  const purchases: ListedPurchase[] = []
  const leftOut = { ...nothingLeftOut }
  for (const [index, entry] of list.entries()) {
    const listed = toListed(entry, `${path}: purchase ${index + 1}`)
    if (typeof listed === 'string') {
      leftOut[listed] += 1
    } else {
      purchases.push(listed)
    }
  }
  return { purchases, leftOut }
}

function toListed(entry: unknown, where: string): ListedPurchase | LeftOutKind {
  if (typeof entry !== 'object' || entry === null) {
    return fail(`${where} isn't an object`)
  }
  const { day, amount, category, merchant, name, account, isAbroad } = entry as Record<string, unknown>
  if (typeof day !== 'string' || !isDay(day)) {
    return fail(`${where}: day must be a date such as 2026-05-02`)
  }
  if (typeof amount !== 'number' || !Number.isFinite(amount)) {
    return fail(`${where}: amount must be a number of dollars`)
  }
  if (Math.abs(amount) > MAX_DOLLARS) {
    return fail(`${where}: amount must be at most ${MAX_DOLLARS} dollars`)
  }
  const cents = dollarsToCents(amount)
  const known =
    typeof name === 'string' ? categorize({ name, amountCents: cents, accountType: 'credit' }) : null
  if (known?.kind === 'left-out' && category === undefined) {
    return known.reason
  }
  const found = known?.kind === 'purchase' ? known : null
  const purchase: Purchase = {
    day,
    cents,
    leaf: leafOf(category, where, found?.leaf ?? 'other'),
    merchant: merchantOf(merchant) ?? found?.merchant.key ?? null,
    account: typeof account === 'string' ? account : null,
    ...(typeof name === 'string' ? { name } : {}),
    ...(isAbroad === true ? { isAbroad } : {}),
  }
  return { purchase, layer: category === undefined ? (found?.layer ?? 'unknown') : 'given' }
}

function leafOf(category: unknown, where: string, otherwise: Leaf): Leaf {
  if (category === undefined) {
    return otherwise
  }
  if (typeof category !== 'string' || !isLeaf(category)) {
    return fail(`${where}: category must be one of ${leaves.join(', ')}`)
  }
  return category
}

function merchantOf(merchant: unknown): Purchase['merchant'] {
  return typeof merchant === 'string' ? merchant : null
}
