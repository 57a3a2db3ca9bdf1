/** Posted transactions in dollars of one account, to compare it with another one. */
import { type Day, type DayRange, dayRange } from '@cardsight/engine/dates'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

type AccountKey = Readonly<{ userId: string; itemId: string; accountId: string }>

/** From the first to the last one; null if there is none. */
export async function daysOfAccount(db: Kysely<Schema>, key: AccountKey): Promise<DayRange | null> {
  const { rows } = await sql<{ first: Day | null; last: Day | null }>`
    select min(day) as first, max(day) as last from bank_transactions where ${rowsOf(key)}`.execute(db)
  const { first, last } = rows[0] ?? {}
  return first && last ? dayRange(first, last) : null
}

export async function newestRowsOfAccount(
  db: Kysely<Schema>,
  key: AccountKey,
  { first, last, limit }: DayRange & Readonly<{ limit: number }>,
): Promise<{ day: Day; cents: number; name: string }[]> {
  const { rows } = await sql<{ day: Day; cents: number; name: string }>`
    select day, amount_cents as cents, name from bank_transactions
    where ${rowsOf(key)} and day >= ${first}::date and day <= ${last}::date
    order by day desc, transaction_id
    limit ${limit}::int`.execute(db)
  return rows
}

function rowsOf({ userId, itemId, accountId }: AccountKey) {
  return sql`user_id = ${userId}::uuid and item_id = ${itemId}::uuid and account_id = ${accountId}::text
    and not is_pending and currency is null`
}
