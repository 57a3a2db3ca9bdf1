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
import { listRepeatedAccounts } from './repeated-accounts.ts'
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

/**
 * A user's transactions, newest first, with the category that runs use. An account that two links share is listed once,
 * because runs count it once. The export has both, because it contains all that we store.
 */
export async function listTransactions(
  deps: Pick<Deps, 'database' | 'bank' | 'otherBanks'>,
  { userId, cursor, limit }: ListQuery,
): Promise<TransactionsPage> {
  const after = cursor === null ? null : readCursor(cursor)
  const [without, corrections] = await Promise.all([
    listRepeatedAccounts(deps, userId),
    readMerchantCorrections(deps, userId),
  ])
  const page = { ...everyTransaction, without, after, limit: limit + 1 }
  const rows = await pageTransactions(deps.database.db, userId, page)
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
