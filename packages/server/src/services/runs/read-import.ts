/** The body of an import, from bytes to rows that can be inserted. Everything here takes long for a large one. */
import { createHash } from 'node:crypto'
import { type SavedImport, savedImportSchema, TOO_MUCH_IMPORTED } from '@cardsight/contract'
import { centsOfBusiestYear, MOST_CENTS_A_YEAR, parseDay } from '@cardsight/engine'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import {
  type NewTransaction,
  type TransactionBatch,
  toBatches,
} from '../../repositories/bank-transactions.ts'

type ImportBody = Readonly<{
  /** JSON in UTF-8. */
  body: Uint8Array
  /** Imports that the person has: their ids are part of the ids of accounts and rows. */
  imports: readonly Readonly<{ id: string; institutionName: string }>[]
  /** For an institution that is not among them. */
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

/** A body of nothing but mistakes has a hundred thousand of them. */
const MOST_MISTAKES_TOLD = 20

/**
 * Ids are made of what the rows say, so that the same file, or one that overlaps, adds only what is new. Equal rows
 * within one account of a request are different purchases.
 */
export function readImport({ body, imports, freshId }: ImportBody): ReadImport | ImportRefusal {
  const json = parseJson(body)
  if (json === undefined) {
    return { refused: 'bad-json', entries: [] }
  }
  const { success, data: saved, error } = savedImportSchema.safeParse(json)
  if (!success) {
    const issues = error.issues.slice(0, MOST_MISTAKES_TOLD)
    return {
      refused: 'bad-input',
      entries: issues.map(({ path, message }) => toEntry(path.join('.'), message)),
    }
  }
  const itemId =
    imports.find(({ institutionName }) => institutionName === saved.institutionName)?.id ?? freshId
  const { accounts, transactions } = contentsOf(itemId, saved)
  const moved = transactions.map(({ day, amountCents }) => ({ day: parseDay(day), cents: amountCents }))
  if (centsOfBusiestYear(moved) > MOST_CENTS_A_YEAR) {
    return { refused: 'bad-input', entries: [{ msg: TOO_MUCH_IMPORTED, param: 'rows' }] }
  }
  return { itemId, institutionName: saved.institutionName, accounts, batches: toBatches(transactions) }
}

/** Undefined if it is no JSON. */
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
  const nthOfItsKind = ({ account, day, amountCents, name }: ImportedRow) => {
    const kind = JSON.stringify([account, day, amountCents, name])
    const nth = (seen.get(kind) ?? 0) + 1
    seen.set(kind, nth)
    return nth
  }
  const stored = rows.map((row) => toTransaction(row, ids.get(row.account) ?? '', nthOfItsKind(row)))
  return {
    accounts: [...new Map(accounts.map((account) => [ids.get(account.id), account])).values()].map(
      (account) => toAccount(itemId, account),
    ),
    transactions: [...new Map(stored.map((row) => [row.transactionId, row])).values()],
  }
}

/** Files of one account call it by different names, but know the same digits. */
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
    plaidPrimary: null,
    plaidDetailed: null,
    plaidConfidence: null,
    issuerCategory,
    isAbroad,
    isPending: false,
  }
}

function digest(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
