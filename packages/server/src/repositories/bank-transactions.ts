import { type Day, parseDay } from '@cardsight/engine/dates'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { ItemKey } from './bank-items.ts'

type ProviderTransaction = Readonly<{
  transactionId: string
  accountId: string
  day: string
  amountCents: number
  name: string
  mcc: string | null
  categoryPrimary: string | null
  categoryDetailed: string | null
  categoryConfidence: string | null
  isAbroad: boolean
  isPending: boolean
}>

/** Without a currency, the amount is in dollars. Only a bank's own file has a category of the issuer. */
export type NewTransaction = ProviderTransaction &
  Readonly<{ currency?: string | null; issuerCategory?: string | null }>

export type StoredTransaction = ProviderTransaction &
  Readonly<{
    itemId: string
    accountType: string
    accountSubtype: string
    /** Null for US dollars. */
    currency: string | null
    issuerCategory: string | null
  }>

export type TransactionFilter = Readonly<{
  /** Included accounts of the user; null for all. Ids of other users match nothing. */
  accountIds: readonly string[] | null
  /** Accounts of single links that aren't included. */
  without: readonly Readonly<{ itemId: string; accountId: string }>[]
  first: Day
  last: Day
}>

/** Position where a page ended. */
export type TransactionMark = Readonly<{ day: string; itemId: string; transactionId: string }>

/** Small, because the embedded engine runs on the main thread, which is blocked while it inserts them. */
const ROWS_PER_STATEMENT = 250

/** Rows of one insert statement: a JSON array of `NewTransaction`. */
export type TransactionBatch = Readonly<{ json: string }>

/** Newest first, starting after the mark. */
export async function pageTransactions(
  db: Kysely<Schema>,
  userId: string,
  page: TransactionFilter & { after: TransactionMark | null; limit: number },
): Promise<StoredTransaction[]> {
  const { after, limit } = page
  return ownTransactions(db, userId, page)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row(
          row.refTuple(
            'bank_transactions.day',
            'bank_transactions.item_id',
            'bank_transactions.transaction_id',
          ),
          '<',
          row.tuple(after?.day ?? '', after?.itemId ?? '', after?.transactionId ?? ''),
        ),
      ),
    )
    .orderBy('bank_transactions.day', 'desc')
    .orderBy('bank_transactions.item_id', 'desc')
    .orderBy('bank_transactions.transaction_id', 'desc')
    .limit(limit)
    .execute()
}

function ownTransactions(db: Kysely<Schema>, userId: string, filter: TransactionFilter) {
  const { accountIds, without, first, last } = filter
  return db
    .selectFrom('bank_transactions')
    .innerJoin('bank_accounts', (join) =>
      join
        .onRef('bank_accounts.user_id', '=', 'bank_transactions.user_id')
        .onRef('bank_accounts.item_id', '=', 'bank_transactions.item_id')
        .onRef('bank_accounts.account_id', '=', 'bank_transactions.account_id'),
    )
    .select([
      'bank_transactions.item_id as itemId',
      'bank_transactions.transaction_id as transactionId',
      'bank_transactions.account_id as accountId',
      'bank_accounts.type as accountType',
      'bank_accounts.subtype as accountSubtype',
      'bank_transactions.day',
      'bank_transactions.amount_cents as amountCents',
      'bank_transactions.currency',
      'bank_transactions.name',
      'bank_transactions.mcc',
      'bank_transactions.category_primary as categoryPrimary',
      'bank_transactions.category_detailed as categoryDetailed',
      'bank_transactions.category_confidence as categoryConfidence',
      'bank_transactions.issuer_category as issuerCategory',
      'bank_transactions.is_abroad as isAbroad',
      'bank_transactions.is_pending as isPending',
    ])
    .where('bank_transactions.user_id', '=', userId)
    .where('bank_transactions.day', '>=', first)
    .where('bank_transactions.day', '<=', last)
    .$if(accountIds !== null, (query) =>
      query.where(sql<boolean>`bank_transactions.account_id = any(${[...(accountIds ?? [])]}::text[])`),
    )
    .$if(without.length > 0, (query) =>
      query.where(
        sql<boolean>`(bank_transactions.item_id, bank_transactions.account_id) not in (
          select * from unnest(${without.map(({ itemId }) => itemId)}::uuid[], ${without.map(({ accountId }) => accountId)}::text[]))`,
      ),
    )
}

/** Inserts transactions, replacing those with the same ids. */
export function putTransactions(
  db: Kysely<Schema>,
  item: ItemKey,
  transactions: readonly NewTransaction[],
): Promise<void> {
  return putBatches(db, item, toBatches(transactions))
}

/** The part of `putTransactions` that doesn't need the database. */
export function toBatches(transactions: readonly NewTransaction[]): TransactionBatch[] {
  return Array.from({ length: Math.ceil(transactions.length / ROWS_PER_STATEMENT) }, (_, index) => {
    const start = index * ROWS_PER_STATEMENT
    return { json: JSON.stringify(transactions.slice(start, start + ROWS_PER_STATEMENT)) }
  })
}

export async function putBatches(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  batches: readonly TransactionBatch[],
): Promise<void> {
  for (const { json } of batches) {
    await sql`
      insert into bank_transactions (
        user_id, item_id, transaction_id, account_id, day, amount_cents, currency, name, mcc,
        category_primary, category_detailed, category_confidence, issuer_category, is_abroad, is_pending
      )
      select
        ${userId}::uuid, ${id}::uuid, "transactionId", "accountId", day, "amountCents", currency, name, mcc,
        "categoryPrimary", "categoryDetailed", "categoryConfidence", "issuerCategory", "isAbroad", "isPending"
      from json_to_recordset(${json}::text::json) as given (
        "transactionId" text, "accountId" text, day date, "amountCents" bigint, currency text, name text, mcc text,
        "categoryPrimary" text, "categoryDetailed" text, "categoryConfidence" text, "issuerCategory" text,
        "isAbroad" boolean, "isPending" boolean
      )
      on conflict (user_id, item_id, transaction_id) do update set
        account_id = excluded.account_id, day = excluded.day, amount_cents = excluded.amount_cents,
        currency = excluded.currency, name = excluded.name, mcc = excluded.mcc, category_primary = excluded.category_primary,
        category_detailed = excluded.category_detailed, category_confidence = excluded.category_confidence,
        issuer_category = excluded.issuer_category, is_abroad = excluded.is_abroad,
        is_pending = excluded.is_pending`.execute(db)
  }
}

export async function removeTransactions(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  transactionIds: readonly string[],
): Promise<void> {
  await sql`
    delete from bank_transactions
    where user_id = ${userId}::uuid and item_id = ${id}::uuid and transaction_id = any(${[...transactionIds]}::text[])`.execute(
    db,
  )
}

/** Deletes all but these since the day, or all others if it's null, for an item that was read again. */
export async function deleteOtherTransactions(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  { ids, since }: { ids: readonly string[]; since: Day | null },
): Promise<void> {
  await sql`
    delete from bank_transactions
    where user_id = ${userId}::uuid and item_id = ${id}::uuid and transaction_id not in (select unnest(${[...ids]}::text[]))
      and (${since}::date is null or day >= ${since}::date)`.execute(db)
}

/** Deletes the item's transactions of all accounts but these. */
export async function deleteTransactionsOfOtherAccounts(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  accountIds: readonly string[],
): Promise<void> {
  await sql`
    delete from bank_transactions
    where user_id = ${userId}::uuid and item_id = ${id}::uuid and account_id != all(${[...accountIds]}::text[])`.execute(
    db,
  )
}

/** All stored transactions, of any date and account. */
export const everyTransaction: TransactionFilter = {
  accountIds: null,
  without: [],
  first: parseDay('0100-01-01'),
  last: parseDay('9999-12-31'),
}

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
