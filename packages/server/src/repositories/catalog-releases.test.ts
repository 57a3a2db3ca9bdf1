import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases } from '../testing/databases.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type CatalogRelease, findRelease, publishRelease } from './catalog-releases.ts'

const first: CatalogRelease = {
  version: '0a1b2c3d4e5f',
  publishedAt: new Date('2026-11-10T12:00:00Z'),
  cardCount: 2,
  newestFactsAsOf: '2026-10-31',
}
const cards = [
  { id: 'plain-one', name: 'Plain One', status: 'open', asOf: '2026-10-31' },
  { id: 'far-two', name: 'Far Two', status: 'closed', asOf: '2026-09-01' },
]

describe.each(bothDatabases)('catalog releases on the %s engine', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })

  afterAll(() => database.close())

  it('are stored and found by their version', async () => {
    await publishRelease(database.db, { ...first, cards })
    expect(await findRelease(database.db, first.version)).toStrictEqual(first)
    expect(await findRelease(database.db, 'another')).toBeNull()
  })

  it('record which cards there were, and how old their facts were', async () => {
    await publishRelease(database.db, { ...first, version: 'kept', cards })
    const row = await database.db
      .selectFrom('catalog_releases')
      .select('content')
      .where('version', '=', 'kept')
      .executeTakeFirstOrThrow()
    expect(row.content).toEqual(cards)
  })

  it('are published once: publishing again keeps the first time, even from two servers at once', async () => {
    const release = { ...first, cards }
    const again = { ...release, publishedAt: new Date('2026-11-15T12:00:00Z') }
    await publishRelease(database.db, release)
    await Promise.all([publishRelease(database.db, again), publishRelease(database.db, again)])
    expect(await findRelease(database.db, first.version)).toStrictEqual(first)
  })
})
