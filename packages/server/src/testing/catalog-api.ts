/** The part of the API that needs no database, for pages: the real engine on the real catalog. */
import { releaseWithBusiness } from '@cardsight/catalog/business'
import type { PageContext } from '@cardsight/contract/pages'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { createTestApp } from './test-app.ts'

/**
 * @param catalog replaces the built catalog.
 * @param clock replaces the one of tests.
 */
export async function createCatalogApi(
  catalog = releaseWithBusiness,
  clock?: () => Date,
): Promise<PageContext['api']> {
  const { app } = await createTestApp('embedded', {
    database: silentDatabase,
    catalog,
    ...(clock && { clock }),
  })
  return {
    get: async (path) => {
      const answer = await app.inject(path)
      if (answer.statusCode !== 200) {
        throw new Error(`${path} returned ${answer.statusCode}`)
      }
      return answer.json()
    },
  }
}

/** A cache that stores nothing. */
const silentDatabase: Database = {
  db: new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  engine: 'embedded',
  countConnections: null,
  close: async () => {},
}
