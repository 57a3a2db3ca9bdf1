import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import {
  everyTransaction,
  pageTransactions,
  type StoredTransaction,
} from '../repositories/bank-transactions.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { readSpending } from '../services/runs/stored-spending.ts'

/** A user's stored transactions, oldest first. */
export async function allTransactions(db: Kysely<Schema>, userId: string): Promise<StoredTransaction[]> {
  const limit = 1_000_000
  return (await pageTransactions(db, userId, { ...everyTransaction, after: null, limit })).toReversed()
}

/** The sum of a user's purchases that a run over all accounts and the last year includes. */
export function spentCents(deps: Deps, userId: string): Promise<number> {
  return withSpendingOfAccounts(deps, userId, { nMonths: 12 }, async (stored) => {
    const spending = readSpending(stored)
    return typeof spending === 'string'
      ? spending
      : spending.purchases.reduce((sum, { cents }) => sum + cents, 0)
  })
}
