/** The part of the API that needs no database, as pages ask it: the real engine on the real catalog. */
import { release } from '@cardsight/catalog'
import type { PageContext } from '@cardsight/contract'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { createTestApp } from './test-app.ts'

/** @param catalog what the cards are, where it is not the one that is built. */
export async function createCatalogApi(catalog = release): Promise<PageContext['api']> {
  const { app } = await createTestApp('embedded', { database: silentDatabase, catalog })
  return {
    get: async (path) => {
      const answer = await app.inject(path)
      if (answer.statusCode !== 200) {
        throw new Error(`${path} answered ${answer.statusCode}`)
      }
      return answer.json()
    },
  }
}

/** Knows nothing and keeps nothing. */
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
  close: async () => {},
}
