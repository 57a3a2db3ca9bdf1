/**
 * A link's transactions in pages of JSON that the database writes, so that the main thread doesn't have to
 * convert tens of thousands of rows to objects.
 */
import type { Day } from '@cardsight/engine/dates'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { ItemKey } from './bank-items.ts'

/** Fields that a run needs. A tuple, because field names would make up most of the text. */
export type StoredLine = readonly [
  day: string,
  accountId: string,
  name: string,
  amountCents: number,
  mcc: string | null,
  categoryPrimary: string | null,
  categoryDetailed: string | null,
  categoryConfidence: string | null,
  issuerCategory: string | null,
  isAbroad: boolean,
]

type LinesFilter = Readonly<{ item: ItemKey; accountIds: readonly string[]; first: Day; last: Day }>

/** Small, because the embedded engine runs on the main thread, which is blocked while it reads a page. */
const ROWS_PER_PAGE = 1500

/** Yields JSON arrays of `StoredLine`: posted transactions of these accounts in dollars, oldest first. */
export function linePages(db: Kysely<Schema>, filter: LinesFilter): AsyncGenerator<string> {
  const { item, accountIds, first, last } = filter
  const line = sql`json_build_array(
    day, account_id, name, amount_cents, mcc,
    category_primary, category_detailed, category_confidence, issuer_category, is_abroad)`
  const rows = sql`
    select * from bank_transactions
    where user_id = ${item.userId}::uuid and item_id = ${item.id}::uuid and not is_pending and currency is null
      and day >= ${first}::date and day <= ${last}::date
      and account_id = any(${[...accountIds]}::text[])`
  return pagesOf(db, rows, line)
}

/** The day of the first transaction that `linePages` would have without its range; null if there is none. */
export async function firstLineDay(
  db: Kysely<Schema>,
  { item, accountIds }: Pick<LinesFilter, 'item' | 'accountIds'>,
): Promise<Day | null> {
  const { rows } = await sql<{ first: Day | null }>`
    select min(day) as first from bank_transactions
    where user_id = ${item.userId}::uuid and item_id = ${item.id}::uuid and not is_pending and currency is null
      and account_id = any(${[...accountIds]}::text[])`.execute(db)
  return rows[0]?.first ?? null
}

/**
 * Yields JSON arrays of all stored fields of each transaction except its link, oldest first. Includes those of
 * an account that isn't listed yet, because its first transactions can arrive before it does.
 */
export function exportPages(db: Kysely<Schema>, { id, userId }: ItemKey): AsyncGenerator<string> {
  const transaction = sql`json_build_object(
    'transactionId', transaction_id, 'accountId', account_id,
    'accountType', account_type, 'accountSubtype', account_subtype,
    'day', day, 'amountCents', amount_cents, 'currency', coalesce(currency, 'USD'), 'name', name, 'mcc', mcc,
    'categoryPrimary', category_primary, 'categoryDetailed', category_detailed, 'categoryConfidence', category_confidence,
    'issuerCategory', issuer_category, 'isAbroad', is_abroad, 'isPending', is_pending)`
  const rows = sql`
    select bank_transactions.*, type as account_type, subtype as account_subtype
    from bank_transactions left join bank_accounts using (user_id, item_id, account_id)
    where user_id = ${userId}::uuid and item_id = ${id}::uuid`
  return pagesOf(db, rows, transaction)
}

type Fragment = ReturnType<typeof sql>

async function* pagesOf(db: Kysely<Schema>, rows: Fragment, entry: Fragment): AsyncGenerator<string> {
  let after = { day: '0001-01-01', transactionId: '' }
  for (;;) {
    const page = await readPage(db, { rows, entry, after })
    if (page.count > 0) {
      yield page.entries
    }
    if (page.count < ROWS_PER_PAGE) {
      return
    }
    after = { day: page.lastDay, transactionId: page.lastId }
  }
}

type PageQuestion = Readonly<{
  rows: Fragment
  entry: Fragment
  after: Readonly<{ day: string; transactionId: string }>
}>

async function readPage(db: Kysely<Schema>, { rows, entry, after }: PageQuestion) {
  const { rows: pages } = await sql<{
    count: number
    entries: string
    lastDay: string
    lastId: string
  }>`
    select
      count(*) as count,
      coalesce(json_agg(${entry} order by day, transaction_id), '[]')::text as entries,
      coalesce(max(day), ${after.day}::date) as "lastDay",
      coalesce((array_agg(transaction_id order by day desc, transaction_id desc))[1], '') as "lastId"
    from (
      select * from (${rows}) as rows
      where (day, transaction_id) > (${after.day}::date, ${after.transactionId}::text)
      order by day, transaction_id
      limit ${ROWS_PER_PAGE}::int
    ) as page`.execute(db)
  const [page] = pages
  if (page === undefined) {
    throw new Error('An aggregate without grouping returns one row')
  }
  return page
}
