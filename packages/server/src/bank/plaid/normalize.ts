/** Converts provider data to our own types. */

import type { StatementLine } from '@cardsight/categorizer'
import { isDay, parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import type { z } from 'zod'
import type { BankTransaction, SharedAccount, SyncPage } from '../bank.ts'
import { bestName, firstFilled } from '../best-name.ts'
import {
  type WireAccount,
  type WireSync,
  type WireTransaction,
  wireAccount,
  wireRemoved,
  wireTransaction,
} from './plaid-wire.ts'

const HOME_CURRENCY = 'USD'
/** The states and the territories, which banks report as countries. Cards charge no foreign transaction fee there. */
const homeCountries: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'])
/**
 * Above this, cents are no longer exact. Without the limit, one absurd row would block the bank's sync
 * forever.
 */
const MAX_DOLLARS = 90_000_000_000_000

export function normalizeAccount(account: WireAccount): SharedAccount {
  return {
    accountId: account.account_id,
    name: account.name,
    officialName: account.official_name,
    mask: account.mask,
    type: account.type,
    subtype: account.subtype ?? '',
    persistentId: account.persistent_account_id,
  }
}

/** Skips and counts rows that we can't read. */
export function normalizePage(page: WireSync): SyncPage {
  const accounts = readableOf(wireAccount, page.accounts)
  const byId = new Map(accounts.map((account) => [account.account_id, account]))
  const rows = [...page.added, ...page.modified]
  const readable = readableOf(wireTransaction, rows).filter(({ amount }) => Math.abs(amount) <= MAX_DOLLARS)
  return {
    changed: readable.map((transaction) =>
      normalizeTransaction(transaction, byId.get(transaction.account_id) ?? null),
    ),
    removed: readableOf(wireRemoved, page.removed).map(({ transaction_id }) => transaction_id),
    skipped: rows.length - readable.length,
    nextCursor: page.next_cursor,
    hasMore: page.has_more,
    history: historyOf(page.transactions_update_status),
    coverage: { kind: 'changes' },
  }
}

function readableOf<Schema extends z.ZodType>(schema: Schema, rows: readonly unknown[]): z.output<Schema>[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row)
    return read.success ? [read.data] : []
  })
}

function normalizeTransaction(transaction: WireTransaction, account: WireAccount | null): BankTransaction {
  const amountCents = dollarsToCents(transaction.amount)
  const accountType = account === null ? 'checking' : accountTypeOf(account)
  const currency = currencyOf([transaction, account?.balances ?? null])
  const {
    authorized_date: authorized,
    merchant_category_code: mcc,
    personal_finance_category: category,
  } = transaction
  return {
    transactionId: transaction.transaction_id,
    accountId: transaction.account_id,
    day: authorized !== null && isDay(authorized) ? authorized : parseDay(transaction.date),
    amountCents,
    currency,
    name: bestName(namesOf(transaction), { amountCents, accountType }),
    mcc: mcc !== null && /^\d{4}$/.test(mcc) ? mcc : null,
    categoryPrimary: category?.primary ?? null,
    categoryDetailed: category?.detailed ?? null,
    categoryConfidence: category?.confidence_level ?? null,
    isAbroad: currency !== null || isAbroad(transaction),
    isPending: transaction.pending,
  }
}

function namesOf({ name, merchant_name: merchant, original_description: original }: WireTransaction) {
  return { statement: [original, name], merchant }
}

type WireCurrency = Readonly<{ iso_currency_code: string | null; unofficial_currency_code: string | null }>

/**
 * Returns the first code of the transaction or else of its account; null for dollars. All our banks are in the US, so
 * an amount without any code is in dollars too.
 */
function currencyOf(sources: readonly (WireCurrency | null)[]): string | null {
  const code = firstFilled(
    sources.flatMap((source) => [
      source?.iso_currency_code ?? null,
      source?.unofficial_currency_code ?? null,
    ]),
  )
  return code === HOME_CURRENCY ? null : code
}

function isAbroad({ location }: WireTransaction): boolean {
  const country = location?.country ?? null
  return country !== null && !homeCountries.has(country)
}

function accountTypeOf({ type, subtype }: WireAccount): StatementLine['accountType'] {
  if (type === 'credit') {
    return 'credit'
  }
  return subtype === 'savings' ? 'savings' : 'checking'
}

/** An unknown status means that nothing more will come; otherwise a user would see 'importing' forever. */
function historyOf(status: string | null): SyncPage['history'] {
  switch (status) {
    case 'NOT_READY':
      return 'none'
    case 'INITIAL_UPDATE_COMPLETE':
      return 'recent'
    default:
      return 'complete'
  }
}
