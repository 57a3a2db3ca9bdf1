/** What a person has spent as it travels to another thread: rows in the database's own JSON, not yet parsed. */

import type { LinkedSpending } from '@cardsight/answers'
import type { ErrorCode } from '@cardsight/contract'
import type { AccountLine, Day, DayRange } from '@cardsight/engine'
import { isTooMuchSpending, type Leaf, parseDay, sortOutLines, toCents } from '@cardsight/engine'
import type { StoredLine } from '../../repositories/transaction-pages.ts'

export type StoredSpending = Readonly<{
  /** Links, in the order of their ids. */
  links: readonly Readonly<{
    /** Types of the accounts that count, by account id. */
    accounts: Readonly<Record<string, 'checking' | 'credit'>>
    /** JSON lists of `StoredLine`, in UTF-8, ordered by day. */
    pages: readonly Uint8Array[]
  }>[]
  corrections: readonly (readonly [merchant: string, leaf: Leaf])[]
  window: DayRange
  nMonths: number
}>

/** Why there is no answer: nothing was bought in the window, or more than can be counted. */
export type SpendingRefusal = Extract<ErrorCode, 'no-purchases' | 'too-much-spending'>

/** Parses and categorizes the rows, which takes some 50 microseconds for each of them. */
export function readSpending({
  links,
  corrections,
  window,
  nMonths,
}: StoredSpending): LinkedSpending | SpendingRefusal {
  const lines = links
    .flatMap(({ accounts, pages }) => pages.flatMap((page) => linesOf(page, accounts)))
    // Stable: on one day the order is that of the links and of their pages.
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
  const spending = { ...sortOutLines(lines, new Map(corrections)), window, nMonths }
  if (spending.purchases.length === 0) {
    return 'no-purchases'
  }
  return isTooMuchSpending(spending.purchases, window) ? 'too-much-spending' : spending
}

type Accounts = StoredSpending['links'][number]['accounts']

function linesOf(page: Uint8Array, accounts: Accounts): AccountLine[] {
  const lines: StoredLine[] = JSON.parse(new TextDecoder().decode(page))
  return lines.map((line) => toAccountLine(line, accounts))
}

function toAccountLine(line: StoredLine, accounts: Accounts): AccountLine {
  const [day, account, name, cents, mcc, primary, detailed, confidence, issuerCategory, isAbroad] = line
  return {
    day: dayOf(day),
    account,
    name,
    amountCents: toCents(cents),
    accountType: accounts[account] ?? 'checking',
    mcc: mcc ?? undefined,
    plaidPrimary: primary ?? undefined,
    plaidDetailed: detailed ?? undefined,
    plaidConfidence: confidence ?? undefined,
    issuerCategory: issuerCategory ?? undefined,
    ...(isAbroad ? { isAbroad: true } : {}),
  }
}

function dayOf(text: string): Day {
  return parseDay(text)
}
