/** Parses the body of an import into rows to insert. Slow for a large body, so it runs on a worker thread. */
import { createHash } from 'node:crypto'
import { type SavedImport, savedImportSchema, TOO_MUCH_IMPORTED } from '@cardsight/contract/banking'
import { describeIssue } from '@cardsight/contract/errors'
import { parseDay } from '@cardsight/engine/dates'
import { MAX_CENTS_PER_YEAR } from '@cardsight/engine/money'
import { centsOfBusiestYear } from '@cardsight/engine/spending'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import {
  type NewTransaction,
  type TransactionBatch,
  toBatches,
} from '../../repositories/bank-transactions.ts'
import { isStorable } from '../../text/storable-text.ts'

type ImportBody = Readonly<{
  /** JSON in UTF-8. */
  body: Uint8Array
  /** The user's imports. Their ids are hashed into the ids of accounts and rows. */
  imports: readonly Readonly<{ id: string; institutionName: string }>[]
  /** The id of a new import, for an institution that has none yet. */
  freshId: string
}>

export type ReadImport = Readonly<{
  itemId: string
  institutionName: string
  accounts: readonly NewBankAccount[]
  batches: readonly TransactionBatch[]
}>

export type ImportRefusal = Readonly<{
  refused: 'bad-json' | 'bad-input'
  entries: readonly Readonly<{ msg: string; param?: string }>[]
}>

/** An invalid body can have a hundred thousand errors. */
const MAX_LISTED_ERRORS = 20

/**
 * Ids are hashes of the rows, so that importing the same file twice, or overlapping files, adds only new
 * rows. Equal rows in one account of a request are separate purchases.
 */
export function readImport({ body, imports, freshId }: ImportBody): ReadImport | ImportRefusal {
  const json = parseJson(body)
  if (json === undefined) {
    return { refused: 'bad-json', entries: [] }
  }
  const { success, data: saved, error } = savedImportSchema.safeParse(json, { error: describeIssue })
  if (!success) {
    const issues = error.issues.slice(0, MAX_LISTED_ERRORS)
    return {
      refused: 'bad-input',
      entries: issues.map(({ path, message }) => toEntry(path.join('.'), message)),
    }
  }
  if (!isStorable(saved)) {
    return { refused: 'bad-input', entries: [] }
  }
  const itemId =
    imports.find(({ institutionName }) => institutionName === saved.institutionName)?.id ?? freshId
  const { accounts, transactions } = contentsOf(itemId, saved)
  const moved = transactions.map(({ day, amountCents }) => ({ day: parseDay(day), cents: amountCents }))
  if (centsOfBusiestYear(moved) > MAX_CENTS_PER_YEAR) {
    return { refused: 'bad-input', entries: [{ msg: TOO_MUCH_IMPORTED, param: 'rows' }] }
  }
  return { itemId, institutionName: saved.institutionName, accounts, batches: toBatches(transactions) }
}

/** Returns undefined if the body isn't JSON. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8').decode(body))
  } catch {
    return undefined
  }
}

function toEntry(param: string, message: string) {
  return { msg: param === '' ? message : `${param}: ${message}`, param }
}

type ImportedAccount = SavedImport['accounts'][number]
type ImportedRow = SavedImport['rows'][number]

function contentsOf(itemId: string, { accounts, rows }: SavedImport) {
  const ids = new Map(accounts.map((account) => [account.id, accountIdOf(itemId, account)]))
  const seen = new Map<string, number>()
  const occurrenceOf = ({ account, day, amountCents, name }: ImportedRow) => {
    const kind = JSON.stringify([account, day, amountCents, name])
    const nth = (seen.get(kind) ?? 0) + 1
    seen.set(kind, nth)
    return nth
  }
  const stored = rows.map((row) => toTransaction(row, ids.get(row.account) ?? '', occurrenceOf(row)))
  return {
    accounts: [...new Map(accounts.map((account) => [ids.get(account.id), account])).values()].map(
      (account) => toAccount(itemId, account),
    ),
    transactions: [...new Map(stored.map((row) => [row.transactionId, row])).values()],
  }
}

/** Files of the same account may name it differently, but they agree on its last digits. */
function accountIdOf(itemId: string, { mask, name, subtype }: ImportedAccount): string {
  return digest(itemId, subtype, mask === null || mask === '' ? name : mask)
}

function toAccount(itemId: string, account: ImportedAccount): NewBankAccount {
  const { name, mask, subtype } = account
  const type = subtype === 'credit card' ? 'credit' : 'depository'
  return { accountId: accountIdOf(itemId, account), name, officialName: null, mask, type, subtype }
}

function toTransaction(row: ImportedRow, accountId: string, nth: number): NewTransaction {
  const { day, amountCents, name, mcc, issuerCategory, isAbroad } = row
  return {
    transactionId: digest(accountId, day, amountCents, name, nth),
    accountId,
    day,
    amountCents,
    name,
    mcc,
    categoryPrimary: null,
    categoryDetailed: null,
    categoryConfidence: null,
    issuerCategory,
    isAbroad,
    isPending: false,
  }
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
