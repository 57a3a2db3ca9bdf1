import { release } from '@cardsight/catalog'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type CatalogReleaseRow, findRelease, publishRelease } from './catalog-releases.ts'

const first: CatalogReleaseRow = {
  version: '0a1b2c3d4e5f',
  publishedAt: new Date('2026-11-10T12:00:00Z'),
  cardCount: 2,
  newestFactsAsOf: '2026-10-31',
  content: release.cards.slice(0, 2),
}

describe.each(['embedded', 'postgres'] as const)('catalog releases on the %s engine', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase(engine)
  })

  afterAll(() => database.close())

  it('come back as they were published, by their version', async () => {
    await publishRelease(database.db, first)
    expect(await findRelease(database.db, first.version)).toStrictEqual(first)
    expect(await findRelease(database.db, 'another')).toBeNull()
  })

  it('are published once: again keeps the first moment, even from two servers at once', async () => {
    const again = { ...first, publishedAt: new Date('2026-11-15T12:00:00Z') }
    await publishRelease(database.db, first)
    await Promise.all([publishRelease(database.db, again), publishRelease(database.db, again)])
    expect(await findRelease(database.db, first.version)).toStrictEqual(first)
  })
})
