/** Fills a PostgreSQL database with people and their transactions, for measuring how work on one person grows. */
import { type Kysely, sql } from 'kysely'
import { withoutDeadline } from '../../../packages/server/src/db/deadline.ts'
import type { Schema } from '../../../packages/server/src/db/schema.ts'
import type { ItemKey } from '../../../packages/server/src/repositories/bank-items.ts'

export type GrowthSize = Readonly<{ people: number; rowsPerPerson: number; rulesPerPerson?: number }>

/** Syncs come in over time, so a person's rows lie in many places of the table. */
const ROWS_PER_SYNC = 50

/** Each person has one link with two accounts, transactions of two years, and corrections of them. */
export async function fillDatabase(
  db: Kysely<Schema>,
  { people, rowsPerPerson, rulesPerPerson = 0 }: GrowthSize,
): Promise<void> {
  await withoutDeadline(() =>
    db.connection().execute(async (connection) => {
      // Triggers check every row for its link, which takes most of the time.
      await sql`set statement_timeout = 0; set session_replication_role = replica`.execute(connection)
      await addPeople(connection, people)
      for (let first = 1; first <= rowsPerPerson; first += ROWS_PER_SYNC) {
        await addRows(connection, { first, last: Math.min(first + ROWS_PER_SYNC - 1, rowsPerPerson) })
      }
      await addRules(connection, Math.floor(rulesPerPerson / RULE_TABLES.length))
      for (const table of ['users', 'bank_items', 'bank_accounts', 'bank_transactions', ...RULE_TABLES]) {
        await sql`vacuum analyze ${sql.table(table)}`.execute(connection)
      }
      await sql`reset session_replication_role; reset statement_timeout`.execute(connection)
    }),
  )
}

const RULE_TABLES = [
  'merchant_corrections',
  'wording_corrections',
  'row_corrections',
  'merchant_names',
] as const

/** As many of each kind. */
async function addRules(db: Kysely<Schema>, count: number): Promise<void> {
  const numbers = sql`users cross join generate_series(1, ${count}::int) as number`
  await sql`
    insert into merchant_corrections (user_id, merchant, leaf, corrected_at)
    select id, 'merchant ' || number, 'dining', now() from ${numbers}`.execute(db)
  await sql`
    insert into wording_corrections (user_id, wording, leaf, corrected_at)
    select id, 'wording ' || number, 'excluded', now() from ${numbers}`.execute(db)
  await sql`
    insert into row_corrections (user_id, day, account_id, amount_cents, name, nth, leaf, corrected_at)
    select id, current_date - number, 'account-0', number, 'MERCHANT ' || number, 0, 'gym', now()
    from ${numbers}`.execute(db)
  await sql`
    insert into merchant_names (user_id, scope, key, name, corrected_at)
    select id, 'merchant', 'merchant ' || number, 'Name ' || number, now() from ${numbers}`.execute(db)
}

/** People to work on, spread over the whole table. */
export async function choosePeople(db: Kysely<Schema>, count: number): Promise<ItemKey[]> {
  const items = await db
    .selectFrom('bank_items')
    .select(['id', 'user_id as userId'])
    .orderBy('id')
    .limit(count)
    .execute()
  if (items.length < count) {
    throw new Error(`There are only ${items.length} people`)
  }
  return items
}

async function addPeople(db: Kysely<Schema>, people: number): Promise<void> {
  await sql`
    insert into users (id, first_name, last_name, email, created_at)
    select gen_random_uuid(), 'Test', 'Person', 'person-' || number || '@example.com', now()
    from generate_series(1, ${people}::int) as number`.execute(db)
  await sql`
    insert into bank_items (
      id, user_id, handle, source, provider, environment, provider_item_id, sealed_access_token,
      institution_id, institution_name, state, history, linked_at
    )
    select
      gen_random_uuid(), id, 'handle-' || id, 'provider', 'plaid', 'simulated', 'item-' || id, 'sealed',
      'ins_1', 'Test Bank', 'ready', 'complete', now()
    from users`.execute(db)
  await sql`
    insert into bank_accounts (user_id, item_id, account_id, name, type, subtype)
    select user_id, id, 'account-' || number, 'Account', 'credit', 'credit card'
    from bank_items cross join generate_series(0, 1) as number`.execute(db)
}

async function addRows(db: Kysely<Schema>, { first, last }: { first: number; last: number }): Promise<void> {
  await sql`
    insert into bank_transactions (
      user_id, item_id, transaction_id, account_id, day, amount_cents, name, mcc,
      category_primary, category_detailed, category_confidence, is_abroad, is_pending
    )
    select
      user_id, id, 'transaction-' || number, 'account-' || number % 2, current_date - number % 730, 100 + number,
      'MERCHANT ' || number % 300, '5411', 'FOOD_AND_DRINK', 'FOOD_AND_DRINK_GROCERIES', 'HIGH', false, false
    from bank_items cross join generate_series(${first}::int, ${last}::int) as number
    order by id, number`.execute(db)
}
