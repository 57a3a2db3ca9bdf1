/** A user's spending in the form that is sent to a worker thread: rows as JSON text from the database. */
import { isTooMuchHistory, type LinkedSpending } from '@cardsight/answers'
import type { AccountLine } from '@cardsight/categorizer'
import { categorizeLines } from '@cardsight/categorizer'
import type { ErrorCode } from '@cardsight/contract/errors'
import { type Day, type DayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { SpendingCorrections } from '@cardsight/engine/spending'
import type { StoredLine } from '../../repositories/transaction-pages.ts'

export type StoredSpending = Readonly<{
  /** Linked institutions, ordered by id. */
  links: readonly Readonly<{
    /** The types of the included accounts, by account id. */
    accounts: Readonly<Record<string, 'checking' | 'credit'>>
    /** JSON arrays of `StoredLine` in UTF-8, ordered by day. */
    pages: readonly Uint8Array[]
  }>[]
  corrections: SpendingCorrections
  window: DayRange
  nMonths: number
  /** The day of the first stored transaction of these accounts. */
  historyFirst: Day
}>

/** The reasons why a run can't be answered. */
export type SpendingRefusal = Extract<ErrorCode, 'no-purchases' | 'too-much-spending'>

export function readSpending(stored: StoredSpending): LinkedSpending | SpendingRefusal {
  const spending = categorizeSpending(stored)
  if (spending.purchases.length === 0) {
    return 'no-purchases'
  }
  return isTooMuchHistory(spending) ? 'too-much-spending' : spending
}

/** Parses and categorizes the rows, of which there may be none. This takes about 50 microseconds a row. */
export function categorizeSpending({ links, corrections, ...asked }: StoredSpending): LinkedSpending {
  return { ...categorizeLines(readLines(links), corrections), ...asked }
}

/** The lines by day. The sort is stable, so those of a day stay in the order of the links and their pages. */
export function readLines(links: StoredSpending['links']): AccountLine[] {
  return links
    .flatMap(({ accounts, pages }) => pages.flatMap((page) => linesOf(page, accounts)))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

type Accounts = StoredSpending['links'][number]['accounts']

function linesOf(page: Uint8Array, accounts: Accounts): AccountLine[] {
  const lines: StoredLine[] = JSON.parse(new TextDecoder().decode(page))
  return lines.map((line) => toAccountLine(line, accounts))
}

function toAccountLine(line: StoredLine, accounts: Accounts): AccountLine {
  const [day, account, name, cents, mcc, primary, detailed, confidence, issuerCategory, isAbroad] = line
  return {
    day: parseDay(day),
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
