import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import type { Schema } from './schema.ts'

type Samples = {
  id: string
  label: string | null
  is_on: boolean | null
  small: number | null
  big: number | null
  ratio: number | null
  exact: string | null
  day: string | null
  moment: Date | null
  facts: unknown
  bytes: Uint8Array | null
  words: string[] | null
  days: string[] | null
  ids: string[] | null
}

const empty = {
  label: null,
  is_on: null,
  small: null,
  big: null,
  ratio: null,
  exact: null,
  day: null,
  moment: null,
  facts: null,
  bytes: null,
  words: null,
  days: null,
  ids: null,
}

describe.each(bothDatabases)('the %s engine', (engine) => {
  let database: TestDatabase
  let db: Kysely<Schema & { samples: Samples }>

  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db.withTables<{ samples: Samples }>()
    await sql`
      create table samples (
        id uuid primary key, label text constraint samples_label_key unique, is_on boolean, small integer, big bigint,
        ratio double precision, exact numeric, day date, moment timestamptz, facts jsonb, bytes bytea, words text[],
        days date[], ids uuid[]
      )`.execute(db)
  })

  beforeEach(async () => {
    await db.deleteFrom('samples').execute()
  })

  afterAll(() => database.close())

  async function readValue(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(db)
    return rows[0]?.value
  }

  it.each<[expression: string, value: unknown]>([
    [`'Blue Bottle'::text`, 'Blue Bottle'],
    [`'é€😀'::text`, 'é€😀'],
    [`''::text`, ''],
    ['true', true],
    ['null::text', null],
    ['null::int8', null],
    ['32767::int2', 32767],
    ['(-2147483648)::int4', -2147483648],
    ['9007199254740991::int8', 9007199254740991],
    ['-9007199254740991::int8', -9007199254740991],
    ['(select count(*) from samples)', 0],
    ['1.5::float8', 1.5],
    ['1234567890123456789.01::numeric', '1234567890123456789.01'],
    ['1.50::numeric(10,2)', '1.50'],
    ['(select sum(x) from (values (1::int8), (2)) as t(x))', '3'],
    [`'2026-03-08'::date`, '2026-03-08'],
    [`'0001-01-01'::date`, '0001-01-01'],
    [`'07:08:09'::time`, '07:08:09'],
    [`'2026-03-08 02:30:00'::timestamp`, '2026-03-08 02:30:00'],
    [`'2026-03-08T02:30:00.123Z'::timestamptz`, new Date('2026-03-08T02:30:00.123Z')],
    [`'1969-07-20T20:17:40-05:00'::timestamptz`, new Date('1969-07-21T01:17:40Z')],
    [`interval '1 day 02:00:00'`, '1 day 02:00:00'],
    [`'{"a":[1,null,"x"]}'::jsonb`, { a: [1, null, 'x'] }],
    [`'[1,2]'::json`, [1, 2]],
    [`'null'::jsonb`, null],
    [`'"text"'::jsonb`, 'text'],
    [`'\\xdeadbeef00'::bytea`, Buffer.from([0xde, 0xad, 0xbe, 0xef, 0])],
    [`''::bytea`, Buffer.alloc(0)],
    [`'0B0E7C1A-6A57-4B0E-9F2B-0123456789AB'::uuid`, '0b0e7c1a-6a57-4b0e-9f2b-0123456789ab'],
    [`array['a,b', 'c"d', null, '']::text[]`, ['a,b', 'c"d', null, '']],
    [`array[]::text[]`, []],
    ['array[1, 2]::int4[]', [1, 2]],
    [
      'array[[1, 2], [3, null]]::int8[]',
      [
        [1, 2],
        [3, null],
      ],
    ],
    ['array[1.10, 2]::numeric[]', ['1.10', '2']],
    [`array['2026-03-08', null]::date[]`, ['2026-03-08', null]],
    [`array['\\x00ff']::bytea[]`, [Buffer.from([0, 255])]],
    [`array['2026-03-08T00:00:00Z']::timestamptz[]`, [new Date('2026-03-08T00:00:00Z')]],
    [`array['0b0e7c1a-6a57-4b0e-9f2b-0123456789ab']::uuid[]`, ['0b0e7c1a-6a57-4b0e-9f2b-0123456789ab']],
    // 23:30 in New York is 04:30 of the next day in UTC: sessions use UTC in any time zone of the machine.
    [`('2026-01-01T23:30:00-05:00'::timestamptz)::date`, '2026-01-02'],
    [`current_setting('timezone')`, 'UTC'],
  ])('reads %s as the same JS value', async (expression, value) => {
    expect(await readValue(expression)).toStrictEqual(value)
  })

  it("rejects an int8 that a number can't represent, and keeps working", async () => {
    await expect(readValue('9007199254740992::int8')).rejects.toThrow(RangeError)
    await expect(readValue('array[9007199254740992::int8]')).rejects.toThrow(RangeError)
    expect(await readValue('1::int8')).toBe(1)
  })

  it('returns what was written, column by column', async () => {
    const sample = {
      id: randomUUID(),
      label: `O'Neil; drop table samples --`,
      is_on: false,
      small: -7,
      big: 9007199254740991,
      ratio: 0.1,
      exact: '0.10',
      day: '2026-03-08',
      moment: new Date('2026-11-01T05:59:59.999Z'),
      facts: { nested: [{ a: 1.25 }], empty: {} },
      bytes: Buffer.from([0, 1, 254, 255]),
      words: ['plain', 'with "quotes"', 'with, comma', 'back\\slash', '{brace}', 'NULL', ''],
      days: ['2026-03-08', '2024-02-29'],
      ids: [randomUUID(), randomUUID()],
    }
    const written = { ...sample, facts: JSON.stringify(sample.facts) }
    const returned = await db.insertInto('samples').values(written).returningAll().executeTakeFirstOrThrow()
    expect(returned).toStrictEqual(sample)
    expect(await db.selectFrom('samples').selectAll().executeTakeFirst()).toStrictEqual(sample)
  })

  it('keeps null in every type of column', async () => {
    const sample = { id: randomUUID(), ...empty }
    expect(await db.insertInto('samples').values(sample).returningAll().executeTakeFirst()).toStrictEqual(
      sample,
    )
  })

  it('stores a JSON array as JSON, not as a PostgreSQL array', async () => {
    await db
      .insertInto('samples')
      .values({ id: randomUUID(), ...empty, facts: JSON.stringify(['a', 1]) })
      .execute()
    expect(await readValue(`(select jsonb_typeof(facts) from samples)`)).toBe('array')
  })

  it('finds a row by bytes and by any of several ids', async () => {
    const bytes = Uint8Array.from([1, 2, 3])
    const id = randomUUID()
    await db
      .insertInto('samples')
      .values({ ...empty, id, bytes })
      .execute()
    const byBytes = db.selectFrom('samples').select('id').where('bytes', '=', bytes)
    expect(await byBytes.execute()).toStrictEqual([{ id }])
    const byIds = db
      .selectFrom('samples')
      .select('id')
      .where('id', '=', sql<string>`any(${[id, randomUUID()]}::uuid[])`)
    expect(await byIds.execute()).toStrictEqual([{ id }])
  })

  it('counts the rows that a change affected', async () => {
    await db
      .insertInto('samples')
      .values([
        { ...empty, id: randomUUID() },
        { ...empty, id: randomUUID() },
      ])
      .execute()
    const updated = await db.updateTable('samples').set({ small: 1 }).executeTakeFirst()
    expect(updated.numUpdatedRows).toBe(2n)
    const deleted = await db.deleteFrom('samples').where('small', '=', 2).executeTakeFirst()
    expect(deleted.numDeletedRows).toBe(0n)
  })

  it('updates instead of inserting on a conflict', async () => {
    const id = randomUUID()
    for (const small of [1, 2]) {
      await db
        .insertInto('samples')
        .values({ ...empty, id, small })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({ small: row.ref('excluded.small') })),
        )
        .execute()
    }
    expect(await db.selectFrom('samples').select('small').execute()).toStrictEqual([{ small: 2 }])
  })

  it('rolls back a transaction that throws', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('samples')
        .values({ ...empty, id: randomUUID() })
        .execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await readValue('(select count(*) from samples)')).toBe(0)
  })

  it("doesn't report success for a transaction that swallowed a failed statement", async () => {
    const swallowing = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('samples')
        .values({ ...empty, id: randomUUID() })
        .execute()
      await sql`select 1 / 0`.execute(transaction).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow()
    expect(await readValue('(select count(*) from samples)')).toBe(0)
  })

  it('isolates transactions that start at the same time', async () => {
    const insertTwo = (small: number) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('samples')
          .values({ ...empty, id: randomUUID(), small })
          .execute()
        await transaction
          .insertInto('samples')
          .values({ ...empty, id: randomUUID(), small })
          .execute()
      })
    await Promise.all([insertTwo(1), insertTwo(2), insertTwo(3), readValue('1')])
    expect(await readValue('(select count(*) from samples)')).toBe(6)
  })

  it.each([
    [
      'a duplicate key',
      `insert into samples (id, label) select gen_random_uuid(), 'same' from generate_series(1, 2)`,
      { code: '23505', constraint: 'samples_label_key', table: 'samples' },
    ],
    [
      'a missing owner',
      `insert into social_identities values ('issuer', 'subject', gen_random_uuid(), now())`,
      { code: '23503', constraint: 'social_identities_user_id_fkey' },
    ],
    ['a missing value', `insert into samples (label) values ('no id')`, { code: '23502', column: 'id' }],
    ["text that isn't a number", `select 'x'::int4`, { code: '22P02' }],
    ['a missing table', 'select 1 from nowhere', { code: '42P01' }],
    ['broken SQL', 'selec 1', { code: '42601' }],
  ])('rejects %s with the same code, and keeps working', async (_what, statement, problem) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject(problem)
    expect(await readValue('1')).toBe(1)
  })
})
