import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillInEnvironment } from '../repositories/bank-origins.ts'
import { runProgram } from '../testing/child-program.ts'
import { bothDatabases } from '../testing/databases.ts'
import {
  createBareDatabase,
  createTestDatabase,
  openBareDatabase,
  silentLog,
} from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { DatabaseIsNewer, MigrationFailed, migrate, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

const MIGRATE_SLOWLY = new URL('./fixtures/migrate-slowly.ts', import.meta.url)

const USER = '00000000-0000-4000-8000-000000000001'
const LINK = '00000000-0000-4000-8000-000000000002'
const IMPORT = '00000000-0000-4000-8000-000000000003'

const first = { name: '0001_first', sql: 'create table steps (name text);\ninsert into steps values (1);\n' }
const second = { name: '0002_second', sql: 'insert into steps values (2);\n' }
const third = { name: '0003_third', sql: 'insert into steps values (3);\n' }
const broken = {
  name: '0003_broken',
  sql: 'insert into steps values (3);\ninsert into nowhere values (1);\n',
}

describe('migrate', () => {
  let bare: Awaited<ReturnType<typeof createBareDatabase>>
  let database: Database

  beforeEach(async () => {
    bare = await createBareDatabase()
    database = await openDatabase({ databaseUrl: bare.url, dataDir: ':memory:', log: silentLog })
  })

  afterEach(async () => {
    await database.close()
    await bare.drop()
  })

  async function readSteps(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select name from steps order by ctid`.execute(database.db)
    return rows.map(({ name }) => name)
  }

  it('applies missing migrations in order of name, once', async () => {
    expect(await migrate(database.db, [second, first])).toStrictEqual(['0001_first', '0002_second'])
    expect(await migrate(database.db, [first, second])).toStrictEqual([])
    expect(await migrate(database.db, [third, second, first])).toStrictEqual(['0003_third'])
    expect(await readSteps()).toStrictEqual(['1', '2', '3'])
  })

  it('names a migration that fails, with the reason, and rolls the run back', async () => {
    await migrate(database.db, [first])
    const failing = migrate(database.db, [first, second, broken])
    await expect(failing).rejects.toThrow(MigrationFailed)
    await expect(failing).rejects.toMatchObject({ migration: '0003_broken', cause: { code: '42P01' } })
    await expect(failing).rejects.toThrow('Migration 0003_broken failed: relation "nowhere" does not exist')
    expect(await readSteps()).toStrictEqual(['1'])
  })

  it('rejects a database migrated by a newer build without changing it', async () => {
    await migrate(database.db, [first, second, third])
    const older = migrate(database.db, [first, second])
    await expect(older).rejects.toThrow(DatabaseIsNewer)
    await expect(older).rejects.toThrow(
      "A newer version of Cardsight set up this database: this version doesn't know 0003_third. Start the newer version, or use a different database with this one.",
    )
    expect(await readSteps()).toStrictEqual(['1', '2', '3'])
  })

  it('lets one of several servers that start together migrate while the others wait as long as it takes', async () => {
    // Longer than a statement (5 s) and a response (6 s) may take otherwise.
    const servers = [1, 2, 3].map(() => runProgram(MIGRATE_SLOWLY, bare.url, '6.5'))
    await Promise.all(servers.map((server) => server.nextLine()))
    for (const server of servers) {
      server.say('go')
    }
    const applied = await Promise.all(servers.map((server) => server.nextLine()))
    expect(applied.toSorted()).toStrictEqual(['["0001_slow"]', '[]', '[]'])
    expect(await Promise.all(servers.map((server) => server.finish()))).toStrictEqual([0, 0, 0])
  })

  it("restores the connection's statement timeout", async () => {
    await migrate(database.db, [first])
    const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(database.db)
    expect(rows).toStrictEqual([{ limit: '5s' }])
  })
})

describe.each(bothDatabases)('links from before providers were stored, on %s', (engine) => {
  it('keep their data, get the environment of the next start, and lose no token', async () => {
    const { db, close } = await openBareDatabase(engine)
    const older = readMigrations().filter(({ name }) => name < '0009')
    await migrate(db, older)
    await addOldLinks(db)
    await migrate(db)
    const { rows: items } = await sql`
      select id, source, provider, environment, sealed_access_token as token from bank_items order by id`.execute(
      db,
    )
    expect(items).toStrictEqual([
      { id: LINK, source: 'provider', provider: 'plaid', environment: null, token: 'sealed-1' },
      { id: IMPORT, source: 'import', provider: null, environment: null, token: null },
    ])
    const { rows: categories } = await sql`
      select category_primary, category_detailed, category_confidence from bank_transactions`.execute(db)
    expect(categories).toStrictEqual([
      { category_primary: 'TRAVEL', category_detailed: 'TRAVEL_FLIGHTS', category_confidence: 'HIGH' },
    ])
    await fillInEnvironment(db, 'production')
    // Only once: a later start with other keys doesn't claim them.
    await fillInEnvironment(db, 'simulated')
    for (const table of ['bank_items', 'bank_endings', 'bank_exchanges'] as const) {
      const rows = await db.selectFrom(table).select(['provider', 'environment']).execute()
      expect(rows).toContainEqual({ provider: 'plaid', environment: 'production' })
      expect(rows).not.toContainEqual({ provider: 'plaid', environment: 'simulated' })
    }
    await close()
  })

  /** One row of each kind, as the version before wrote them. */
  async function addOldLinks(db: Kysely<Schema>) {
    await sql`
      insert into users (id, first_name, last_name, email, is_google, created_at)
      values (${USER}, 'Ada', 'Quill', 'ada@example.com', false, now())`.execute(db)
    await sql`
      insert into bank_items (
        id, user_id, handle, source, provider_item_id, sealed_access_token, institution_name, state, history, linked_at)
      values
        (${LINK}, ${USER}, 'handle-1', 'provider', 'item-1', 'sealed-1', 'Tartan Bank', 'ready', 'complete', now()),
        (${IMPORT}, ${USER}, 'handle-2', 'import', null, null, 'Tartan Bank', 'ready', 'complete', now())`.execute(
      db,
    )
    await sql`
      insert into bank_transactions (
        item_id, transaction_id, account_id, day, amount_cents, name, plaid_primary, plaid_detailed, plaid_confidence,
        is_abroad, is_pending)
      values (
        ${LINK}, 'transaction-1', 'account-1', '2026-11-01', 1250, 'DELTA', 'TRAVEL', 'TRAVEL_FLIGHTS', 'HIGH', false,
        false)`.execute(db)
    await sql`
      insert into bank_endings (item_id, sealed_access_token, wanted_at, next_attempt_at)
      values (${LINK}, 'sealed-2', now(), now())`.execute(db)
    await sql`
      insert into bank_exchanges (id, sealed_public_token, begun_at, next_attempt_at)
      values ('exchange-1', 'sealed-3', now(), now())`.execute(db)
  }
})

describe('the migrations of this build', () => {
  it('have ordered names: four digits, then words', () => {
    const names = readMigrations().map(({ name }) => name)
    expect(names.map((name) => name.slice(0, 5))).toStrictEqual(
      names.map((_, index) => `${String(index + 1).padStart(4, '0')}_`),
    )
  })

  it('create the same tables on both engines', async () => {
    const [embedded, postgres] = await Promise.all([
      createTestDatabase('embedded'),
      createTestDatabase('postgres'),
    ])
    const columns = await readColumns(postgres.db)
    expect(await readColumns(embedded.db)).toStrictEqual(columns)
    expect(new Set(columns.map(({ table_name }) => table_name))).toStrictEqual(
      new Set([
        'access_tokens',
        'audit_events',
        'authenticator_apps',
        'bank_accounts',
        'bank_endings',
        'bank_exchanges',
        'bank_items',
        'bank_transactions',
        'calendar_feeds',
        'card_watches',
        'catalog_releases',
        'csp_reports',
        'digest_entries',
        'digest_unsubscribe_tokens',
        'digests',
        'email_changes',
        'household_invitations',
        'household_members',
        'known_browsers',
        'kysely_migration',
        'kysely_migration_lock',
        'mail_outbox',
        'merchant_corrections',
        'merchant_names',
        'newsletter_announced',
        'newsletter_subscribers',
        'newsletter_unsubscribe_tokens',
        'one_time_tokens',
        'passkeys',
        'push_keys',
        'push_subscriptions',
        'rate_limits',
        'recovery_codes',
        'row_corrections',
        'sessions',
        'simulated_bank_records',
        'simulated_banks',
        'social_identities',
        'user_assumptions',
        'users',
        'watch_messages',
        'watchers',
        'wording_corrections',
        'your_cards',
      ]),
    )
    await Promise.all([embedded.close(), postgres.close()])
  })

  async function readColumns(db: Kysely<Schema>) {
    const { rows } = await sql<{ table_name: string }>`
      select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name collate "C", ordinal_position`.execute(db)
    return rows
  }
})
