import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadSnapshot } from '../testing/embedded-snapshot.ts'
import { createPreparedStatements, isPreparable, type PreparedStatements } from './prepared-statements.ts'

describe('prepared statements of the embedded engine', () => {
  let pglite: PGlite
  let statements: PreparedStatements
  beforeAll(async () => {
    pglite = await PGlite.create({ loadDataDir: await loadSnapshot() })
  })
  afterAll(() => pglite.close())
  beforeEach(async () => {
    await pglite.exec(
      'deallocate all; drop table if exists notes; create table notes (id int primary key, note text)',
    )
    statements = createPreparedStatements(pglite)
  })

  const countPrepared = async () =>
    (await pglite.query<{ count: number }>('select count(*)::int from pg_prepared_statements')).rows[0]?.count

  it('return what an unprepared query returns, the first time and later', async () => {
    const insert = 'insert into notes values ($1, $2) returning id, note'
    for (const [id, note] of [
      [1, 'one'],
      [2, null],
    ]) {
      const { rows, affectedRows } = await statements.run(insert, [id, note])
      expect({ rows, affectedRows }).toEqual({ rows: [{ id, note }], affectedRows: 1 })
    }
    const select = 'select id, note, now() as at, array[id, 7] as ids from notes where id >= $1 order by id'
    for (const first of [1, 2, 3]) {
      const prepared = await statements.run<{ id: number; at: Date }>(select, [first])
      const plain = await pglite.query<{ id: number; at: Date }>(select, [first])
      const withoutTime = ({ at, ...row }: { id: number; at: Date }) => ({
        ...row,
        isDate: at instanceof Date,
      })
      expect(prepared.rows.map(withoutTime)).toEqual(plain.rows.map(withoutTime))
    }
    expect((await statements.run('update notes set note = $1', ['same'])).affectedRows).toBe(2)
    expect((await statements.run('delete from notes where id = $1', [9])).affectedRows).toBe(0)
  })

  it('are prepared once for each text', async () => {
    for (const id of [1, 2, 3]) {
      await statements.run('select note from notes where id = $1', [id])
    }
    expect(await countPrepared()).toBe(1)
  })

  it('are at most 300', async () => {
    for (let column = 0; column < 310; column += 1) {
      await statements.run(`select $1::int + ${column} as sum`, [1])
    }
    // One that is no longer needed is closed with the next statement.
    expect(await countPrepared()).toBeLessThanOrEqual(301)
    expect((await statements.run('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }])
  })

  it('report an error, and work after it', async () => {
    const insert = 'insert into notes values ($1, $2)'
    await statements.run(insert, [1, 'one'])
    await expect(statements.run(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505' })
    await expect(statements.run('select missing from notes', [])).rejects.toMatchObject({ code: '42703' })
    await expect(statements.run(insert, ['x', 'bad'])).rejects.toMatchObject({ code: '22P02' })
    expect((await statements.run(insert, [2, 'two'])).affectedRows).toBe(1)
  })

  it('see a changed table after clear()', async () => {
    const all = 'select * from notes'
    await statements.run('insert into notes values ($1, $2)', [1, 'one'])
    await statements.run(all, [])
    statements.clear()
    await pglite.exec('alter table notes add column stars int default 5')
    expect((await statements.run(all, [])).rows).toEqual([{ id: 1, note: 'one', stars: 5 }])
    expect(await countPrepared()).toBe(1)
  })

  it('recover from a change of a table that nobody announced', async () => {
    const all = 'select * from notes'
    await statements.run(all, [])
    await pglite.exec('alter table notes add column stars int')
    await expect(statements.run(all, [])).rejects.toMatchObject({ code: '0A000' })
    expect((await statements.run(all, [])).rows).toEqual([])
  })

  it('take part in a transaction', async () => {
    await pglite.transaction(async (transaction) => {
      await statements.run('insert into notes values ($1, $2)', [1, 'one'])
      await transaction.rollback()
    })
    expect((await statements.run('select id from notes', [])).rows).toEqual([])
  })
})

describe('what can be prepared', () => {
  it.each([
    'select 1',
    '  SELECT 1',
    'with a as (select 1) select 1',
    'insert into a values (1)',
    'update a set b = 1',
  ])('%s', (text) => expect(isPreparable(text)).toBe(true))
  it.each(['alter table a add b int', 'create table a ()', 'begin', 'set timezone = 1', 'selected'])(
    'not %s',
    (text) => expect(isPreparable(text)).toBe(false),
  )
})
