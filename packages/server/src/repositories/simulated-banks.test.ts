import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { changeSimulatedBank } from './simulated-banks.ts'

describe.each(bothDatabases)('a simulated bank in %s', (engine) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await createTestDatabase(engine)
  })
  afterEach(() => database.close())

  const change = (revision: number, records: readonly { key: string; value: unknown }[]) =>
    changeSimulatedBank(database.db, 'bank', {
      revision,
      work: (changed) => ({ records, result: changed }),
    })

  it('passes on what changed since a revision, deletions included', async () => {
    expect(await change(0, [{ key: 'a', value: { n: 1 } }])).toEqual({ revision: 1, result: [] })
    expect(await change(0, [{ key: 'b', value: { n: 2 } }])).toEqual({
      revision: 2,
      result: [{ key: 'a', value: { n: 1 } }],
    })
    expect(await change(2, [{ key: 'a', value: null }])).toEqual({ revision: 3, result: [] })
    expect(await change(1, [])).toEqual({
      revision: 3,
      result: [
        { key: 'b', value: { n: 2 } },
        { key: 'a', value: null },
      ],
    })
    expect(await change(3, [])).toEqual({ revision: 3, result: [] })
  })

  it('saves nothing if the work throws', async () => {
    const failing = changeSimulatedBank(database.db, 'bank', {
      revision: 0,
      work: () => {
        throw new Error('broken')
      },
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await change(0, [])).toEqual({ revision: 0, result: [] })
  })

  it('lets one caller change it at a time', async () => {
    const addOne = () =>
      changeSimulatedBank(database.db, 'bank', {
        revision: 0,
        work: (changed) => {
          const count = Number(changed[0]?.value ?? 0)
          return { records: [{ key: 'count', value: count + 1 }], result: null }
        },
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    expect((await change(0, [])).result).toEqual([{ key: 'count', value: 20 }])
  })
})
