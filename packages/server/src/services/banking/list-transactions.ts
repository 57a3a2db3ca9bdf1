import {
  type Certainty,
  categorize,
  type MerchantCorrections,
  merchantNameKey,
  recognizeMerchant,
} from '@cardsight/categorizer'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import type { Deps } from '../../deps.ts'
import { pageTransactions, type StoredTransaction } from '../../repositories/bank-transactions.ts'
import { toAccountLine } from './account-line.ts'
import { everyTransaction } from './every-transaction.ts'
import { readMerchantCorrections } from './merchant-corrections.ts'
import { readCursor, writeCursor } from './transaction-cursor.ts'

export type CategorizedTransaction = Readonly<{
  row: StoredTransaction
  merchant: string
  /** Null if it isn't a purchase, or not in dollars. */
  category: CategoryKey | null
  /** Null without a category. */
  certainty: Certainty | null
}>

export type TransactionsPage = Readonly<{
  transactions: readonly CategorizedTransaction[]
  nextCursor: string | null
}>

type ListQuery = Readonly<{ userId: string; cursor: string | null; limit: number }>

/** A user's transactions, newest first, with the category that runs use. */
export async function listTransactions(
  deps: Pick<Deps, 'database'>,
  { userId, cursor, limit }: ListQuery,
): Promise<TransactionsPage> {
  const after = cursor === null ? null : readCursor(cursor)
  const [rows, corrections] = await Promise.all([
    pageTransactions(deps.database.db, userId, { ...everyTransaction, after, limit: limit + 1 }),
    readMerchantCorrections(deps, userId),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    transactions: shown.map((row) => categorizeRow(row, corrections)),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  }
}

function categorizeRow(row: StoredTransaction, corrections: MerchantCorrections): CategorizedTransaction {
  const found = categorize(toAccountLine(row))
  if (row.currency !== null || found.kind === 'left-out') {
    return { row, merchant: recognizeMerchant(row.name).name, category: null, certainty: null }
  }
  const merchant = found.merchant.name
  const corrected = corrections.get(merchantNameKey(merchant))
  return {
    row,
    merchant,
    category: categoryOfLeaf(corrected ?? found.leaf),
    certainty: corrected === undefined ? found.certainty : 'sure',
  }
}
