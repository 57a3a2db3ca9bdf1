import {
  type Certainty,
  categorize,
  createCategoryCorrector,
  recognizeMerchant,
} from '@cardsight/categorizer'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import type { SpendingCorrections } from '@cardsight/engine/spending'
import type { Deps } from '../../deps.ts'
import {
  everyTransaction,
  pageTransactions,
  type StoredTransaction,
  type TransactionFilter,
  type TransactionMark,
} from '../../repositories/bank-transactions.ts'
import { toAccountLine } from './account-line.ts'
import { readCorrections } from './corrections.ts'
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
    readCorrections(deps, userId),
  ])
  const page = { ...everyTransaction, without, after, limit: limit + 1 }
  const rows = await pageTransactions(deps.database.db, userId, page)
  const shown = rows.slice(0, limit)
  const correct = createRowCategorizer(corrections)
  if (after !== null && corrections.rows.some(({ day }) => day === after.day)) {
    for (const row of await rowsBefore(deps, userId, { ...page, after })) {
      correct(row)
    }
  }
  const last = shown.at(-1)
  return {
    transactions: shown.map(correct),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null,
  }
}

/** More than a person has on any day. */
const MOST_ROWS_OF_A_DAY = 5000

/** Rows of the mark's day on earlier pages. Corrections number equal rows of a day. */
async function rowsBefore(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
  { after, ...page }: TransactionFilter & { after: TransactionMark },
): Promise<StoredTransaction[]> {
  const day = parseDay(after.day)
  const ofDay = { ...page, first: day, last: day, after: null, limit: MOST_ROWS_OF_A_DAY }
  const rows = await pageTransactions(db, userId, ofDay)
  const { itemId, transactionId } = after
  return rows.slice(
    0,
    rows.findIndex((row) => row.itemId === itemId && row.transactionId === transactionId) + 1,
  )
}

/** Runs don't have pending rows and other currencies, so these don't count among equal rows. */
function createRowCategorizer(corrections: SpendingCorrections) {
  const correct = createCategoryCorrector(corrections)
  const correctUncounted = createCategoryCorrector({ ...corrections, rows: [] })
  return (row: StoredTransaction): CategorizedTransaction => {
    const line = toAccountLine(row)
    const { account, day, amountCents: cents, name: text } = line
    const isCounted = !row.isPending && row.currency === null
    // A line that the person split has the category of its rest.
    const [found] = (isCounted ? correct : correctUncounted)({ account, day, cents, text }, categorize(line))
    if (row.currency !== null || found === undefined || found.kind === 'left-out') {
      return { row, merchant: recognizeMerchant(row.name).name, category: null, certainty: null }
    }
    const { merchant, leaf, certainty } = found
    return { row, merchant: merchant.name, category: categoryOfLeaf(leaf), certainty }
  }
}
