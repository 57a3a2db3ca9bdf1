import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type CurrencyCount = Readonly<{ itemId: string; accountId: string; currency: string; count: number }>

/** Counts a user's posted transactions that aren't in dollars, by account and currency. */
export async function countOtherCurrencies(db: Kysely<Schema>, userId: string): Promise<CurrencyCount[]> {
  const { rows } = await sql<CurrencyCount>`
    select item_id as "itemId", account_id as "accountId", currency, count(*) as count
    from bank_transactions
    where user_id = ${userId}::uuid and currency is not null and not is_pending
    group by item_id, account_id, currency
    order by item_id, account_id, currency`.execute(db)
  return rows
}
