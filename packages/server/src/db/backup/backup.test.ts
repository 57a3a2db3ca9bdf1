import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { syncDueItems } from '../../services/banking/sync-due-items.ts'
import { bothDatabases } from '../../testing/databases.ts'
import { makeSession, makeUser } from '../../testing/factories.ts'
import { fillTables } from '../../testing/fill-tables.ts'
import { linkItem } from '../../testing/linked-item.ts'
import { startSandboxBank } from '../../testing/sandbox-bank.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createBareDatabase, createTestDatabase, openTestDatabase } from '../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { migrate, readMigrations } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { readBackup, writeBackup } from './backup-file.ts'
import { BackupProblem } from './backup-problem.ts'
import { dumpDatabase } from './dump-database.ts'
import type { DumpFile, DumpLine } from './dump-line.ts'
import { loadDump } from './load-dump.ts'

const PASSPHRASE = 'gravel-lantern-forty-two'
/** Makes guessing a passphrase cheap, which would take most of the time of these tests otherwise. */
const CHEAP = 4
const NOW = new Date('2026-11-10T12:00:00Z')

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardsight-backup-'))
  file = join(folder, 'cardsight.backup')
})
afterEach(() => rm(folder, { recursive: true }))

const save = (db: Kysely<Schema>, files: readonly DumpFile[] = []) =>
  writeBackup(file, PASSPHRASE, (write) => dumpDatabase({ db, files, now: NOW, write }), CHEAP)

/** Every row of every table, in any order, read independently of the dump. */
async function readRows(db: Kysely<Schema>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'kysely_%'`.execute(db)
  const perTable = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`.execute(
        db,
      )
      return rows.map(({ line }) => `${name} ${line}`)
    }),
  )
  return perTable.flat().sort()
}

/** People sign in again after a restore, and links in old emails don't work. */
const isKept = (row: string) =>
  !/^(?:sessions|one_time_tokens|email_changes|household_invitations) /.test(row)

/** A person with a session, a linked bank with its history, and text that is hard to copy. */
async function fill(engine: Database['engine']) {
  const bank = await startSandboxBank({ clock: () => NOW })
  const { deps, close } = await createTestApp(engine, { bank: bank.bank, clock: () => NOW })
  const { db } = deps.database
  const { id } = await makeUser(db, { firstName: 'Zoë "\\', lastName: 'O’Brien\t\n{null}' })
  await makeSession(db, id)
  await linkItem(deps, id, await bank.link())
  await syncDueItems(deps)
  await sql`insert into mail_outbox (id, template, recipient, data, created_at, next_attempt_at)
    values (gen_random_uuid(), 'verify-email', 'a@example.com', '{"a": [1, null, "é"]}', now(), now())`.execute(
    db,
  )
  return {
    db,
    close: async () => {
      await close()
      await bank.close()
    },
  }
}

describe.each(bothDatabases)('a backup of the %s engine’s database', (engine) => {
  it('restores every row into either engine', async () => {
    const source = await fill(engine)
    const rows = await readRows(source.db)
    expect(await save(source.db)).toBe(rows.length)
    expect(rows.filter((row) => row.startsWith('bank_transactions')).length).toBeGreaterThan(100)
    for (const targetEngine of bothDatabases) {
      const target = await createTestDatabase(targetEngine)
      expect(await loadDump(target.db, readBackup(file, PASSPHRASE))).toBe(rows.length)
      expect(await readRows(target.db)).toEqual(rows.filter(isKept))
      await target.close()
    }
    await source.close()
  })

  it('restores rows of every table, with values of every kind', async () => {
    const source = await createTestDatabase(engine)
    const counts = await fillTables(source.db)
    await save(source.db)
    const rows = await readRows(source.db)
    expect(rows).toHaveLength([...counts.values()].reduce((sum, count) => sum + count, 0))
    for (const targetEngine of bothDatabases) {
      const target = await createTestDatabase(targetEngine)
      await loadDump(target.db, readBackup(file, PASSPHRASE))
      expect(await readRows(target.db)).toEqual(rows.filter(isKept))
      await target.close()
    }
    await source.close()
  })
})

describe('a backup', () => {
  it('is one moment, although people go on writing', async () => {
    const database = await createTestDatabase('postgres')
    await makeUser(database.db, { firstName: 'Before' })
    const lines: DumpLine[] = []
    await dumpDatabase({
      db: database.db,
      files: [],
      now: NOW,
      write: async (line) => {
        if (line.kind === 'table' && line.name === 'users') {
          await makeUser(database.db, { firstName: 'After' })
        }
        lines.push(line)
      },
    })
    const text = JSON.stringify(lines)
    expect(text).toContain('Before')
    expect(text).not.toContain('After')
    await database.close()
  })

  it('of an older release gets the newest schema', async () => {
    const bare = await createBareDatabase()
    const old = await openTestDatabase(bare.url)
    await migrate(old.db, readMigrations().slice(0, 1))
    await sql`insert into catalog_releases (version, published_at, card_count, newest_facts_as_of, content)
      values ('old', now(), 1, '2026-01-01', '[]')`.execute(old.db)
    await save(old.db)
    const target = await createBareDatabase()
    const restored = await openTestDatabase(target.url)
    expect(await loadDump(restored.db, readBackup(file, PASSPHRASE))).toBe(1)
    expect(await migrate(restored.db)).toEqual([])
    expect(await readRows(restored.db)).toHaveLength(1)
    await Promise.all([old.close(), restored.close()])
    await Promise.all([bare.drop(), target.drop()])
  })

  it('continues numbered rows after the last one', async () => {
    const source = await fill('postgres')
    await save(source.db)
    const target = await createTestDatabase('postgres')
    await loadDump(target.db, readBackup(file, PASSPHRASE))
    await sql`insert into mail_outbox (id, template, recipient, data, created_at, next_attempt_at)
      values (gen_random_uuid(), 'verify-email', 'b@example.com', '{}', now(), now())`.execute(target.db)
    const { rows } = await sql<{ position: number }>`select position from mail_outbox`.execute(target.db)
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length)
    await target.close()
    await source.close()
  })

  it('is readable by its owner only, and says nothing without the passphrase, which is costly to guess', async () => {
    const source = await createTestDatabase('embedded')
    await makeUser(source.db, { email: 'robin.marsh@example.com' })
    await writeBackup(file, PASSPHRASE, (write) =>
      dumpDatabase({ db: source.db, files: [], now: NOW, write }),
    )
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const text = await readFile(file, 'latin1')
    expect(text.includes('robin.marsh')).toBe(false)
    // The cost in the header of the age format, as a power of 2.
    expect(text).toMatch(/\n-> scrypt \S+ 18\n/)
    await source.close()
  })
})

describe('nothing is restored', () => {
  let target: Database
  let bytes: Buffer
  let lines: readonly DumpLine[]

  beforeAll(async () => {
    const source = await createTestDatabase('embedded')
    await makeUser(source.db)
    const written: DumpLine[] = []
    const original = join(await mkdtemp(join(tmpdir(), 'cardsight-backup-')), 'original')
    const dump = (write: (line: DumpLine) => Promise<void>) =>
      dumpDatabase({
        db: source.db,
        files: [],
        now: NOW,
        write: (line) => {
          written.push(line)
          return write(line)
        },
      })
    await writeBackup(original, PASSPHRASE, dump, CHEAP)
    bytes = await readFile(original)
    lines = written
    await rm(dirname(original), { recursive: true })
    await source.close()
  })
  beforeEach(async () => {
    target = await createTestDatabase('embedded')
    await writeFile(file, bytes)
  })
  afterEach(() => target.close())

  const restore = (passphrase = PASSPHRASE) => loadDump(target.db, readBackup(file, passphrase))

  it('with the wrong passphrase', async () => {
    await expect(restore('another-passphrase-of-mine')).rejects.toThrow(/the passphrase is wrong/)
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
    [
      'changed',
      (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length - 5 ? byte ^ 1 : byte)),
    ],
  ])('from a file that was %s', async (_, damage) => {
    await writeFile(file, damage(await readFile(file)))
    await expect(restore()).rejects.toThrow(BackupProblem)
    expect(await readRows(target.db)).toEqual([])
  })

  it('into a database that has rows', async () => {
    await makeUser(target.db)
    await expect(restore()).rejects.toThrow(/already has data/)
  })

  it('from lines without their end', async () => {
    await expect(loadDump(target.db, yieldAll(lines.slice(0, -1)))).rejects.toThrow(/incomplete/)
    expect(await readRows(target.db)).toEqual([])
  })

  it('from columns that aren’t the schema’s', async () => {
    const type = 'text); drop table users; --'
    const forged = lines.map((line) =>
      line.kind === 'table' && line.name === 'users'
        ? { ...line, columns: line.columns.map((column) => ({ ...column, type })) }
        : line,
    )
    await expect(loadDump(target.db, yieldAll(forged))).rejects.toThrow(/doesn’t fit its schema/)
  })
})

async function* yieldAll(lines: readonly DumpLine[]): AsyncGenerator<DumpLine> {
  yield* lines
}
