import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import {
  everyTransaction,
  pageTransactions,
  type StoredTransaction,
} from '../repositories/bank-transactions.ts'

/** A user's stored transactions, oldest first. */
export async function allTransactions(db: Kysely<Schema>, userId: string): Promise<StoredTransaction[]> {
  const limit = 1_000_000
  return (await pageTransactions(db, userId, { ...everyTransaction, after: null, limit })).toReversed()
}
