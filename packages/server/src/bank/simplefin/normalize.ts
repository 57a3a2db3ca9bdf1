/** Converts SimpleFIN's data to our own types. */
import { createHash } from 'node:crypto'
import type { StatementLine } from '@cardsight/categorizer'
import { type Day, dayOfMoment } from '@cardsight/engine/dates'
import { type Cents, dollarsToCents, toCents } from '@cardsight/engine/money'
import type { BankTransaction, SharedAccount } from '../bank.ts'
import { bestName, firstFilled } from '../best-name.ts'
import { accountTypeOf } from './account-type.ts'
import { type SimpleFinAccount, type SimpleFinTransaction, wireTransaction } from './simplefin-wire.ts'

const HOME_CURRENCY = 'USD'
const ID_LENGTH = 32
const MAX_CURRENCY_LENGTH = 20
/** Last digits at the end of a name: 'Everyday Card (4321)', 'Checking ...4321', 'Visa x-4321'. */
const MASK = /(?:\(|\.{2,3}|x-?|\*{1,12}|#|-)\s?(\d{2,4})\)?$/i

export function normalizeAccount(account: SimpleFinAccount): SharedAccount {
  const accountId = accountIdOf(account)
  const { type, subtype } = typeOf(account)
  return {
    accountId,
    name: account.name,
    officialName: null,
    mask: MASK.exec(account.name.trim())?.[1] ?? null,
    type,
    subtype,
    // The server's account ids don't depend on the token.
    persistentId: accountId,
  }
}

/** Skips and counts rows that we can't read. */
export function normalizeTransactions(
  account: SimpleFinAccount,
  today: Day,
): Readonly<{ transactions: readonly BankTransaction[]; skipped: number }> {
  const readable = account.transactions.flatMap((row) => {
    const read = wireTransaction.safeParse(row)
    return read.success ? [read.data] : []
  })
  return {
    transactions: readable.map((transaction) => normalizeTransaction(account, transaction, today)),
    skipped: account.transactions.length - readable.length,
  }
}

/** Name of the bank behind an account; null if the server doesn't say. */
export function organizationName({ org }: SimpleFinAccount): string | null {
  return firstFilled([org.name, org.domain])
}

/** The server's ids of accounts are unique within a bank only, and those of transactions within an account. */
function accountIdOf({ org, id }: SimpleFinAccount): string {
  return idOf('account', firstFilled([org.domain, org.id, org.name]) ?? '', id)
}

function normalizeTransaction(
  account: SimpleFinAccount,
  transaction: SimpleFinTransaction,
  today: Day,
): BankTransaction {
  const accountId = accountIdOf(account)
  const currency = currencyOf(account)
  const amountCents = outgoing(transaction.amount)
  const { description, payee, memo } = transaction
  return {
    transactionId: idOf('transaction', accountId, transaction.id),
    accountId,
    day: dayOf(transaction) ?? today,
    amountCents,
    currency,
    name: bestName(
      { statement: [description, memo], merchant: payee },
      { amountCents, accountType: statementType(account) },
    ),
    mcc: null,
    categoryPrimary: null,
    categoryDetailed: null,
    categoryConfidence: null,
    isAbroad: currency !== null,
    isPending: transaction.pending || transaction.posted === null,
  }
}

/** SimpleFIN's amounts are positive for money into the account. */
function outgoing(amount: string): Cents {
  const incoming = dollarsToCents(amount)
  return toCents(incoming === 0 ? 0 : -incoming)
}

/** The day of the purchase, which is never after it posted; null for a pending one without any date. */
function dayOf({ posted, transacted_at: transacted }: SimpleFinTransaction): Day | null {
  const seconds = Math.min(posted ?? Number.POSITIVE_INFINITY, transacted ?? Number.POSITIVE_INFINITY)
  return Number.isFinite(seconds) ? dayOfMoment(new Date(seconds * 1000)) : null
}

/** Null for dollars, and for a server that doesn't name a currency. */
function currencyOf({ currency }: SimpleFinAccount): string | null {
  const code = currency?.trim() ?? ''
  if (code === '' || code.toUpperCase() === HOME_CURRENCY) {
    return null
  }
  const name = URL.canParse(code)
    ? (new URL(code).pathname.split('/').findLast((part) => part !== '') ?? '')
    : code
  return (name === '' ? 'points' : name).slice(0, MAX_CURRENCY_LENGTH)
}

function typeOf({ name, balance, holdings }: SimpleFinAccount) {
  return accountTypeOf({ name, balance: Number(balance ?? 0), hasHoldings: holdings.length > 0 })
}

function statementType(account: SimpleFinAccount): StatementLine['accountType'] {
  const { type, subtype } = typeOf(account)
  if (type === 'credit') {
    return 'credit'
  }
  return subtype === 'checking' ? 'checking' : 'savings'
}

function idOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_LENGTH)
}
