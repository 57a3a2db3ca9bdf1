import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { valueParsers } from './value-parsers.ts'

type EmbeddedSource =
  | Readonly<{ kind: 'folder'; dataDir: string }>
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'snapshot'; snapshot: Blob }>

/** PostgreSQL inside this process. It takes no lock of its own: two on one folder destroy it. */
export async function openEmbedded(source: EmbeddedSource): Promise<Database> {
  const pglite = await PGlite.create({ ...storageOf(source), parsers: { ...valueParsers } })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return { db, engine: 'embedded', close: () => closeEmbedded(db, pglite) }
}

function storageOf(source: EmbeddedSource) {
  switch (source.kind) {
    case 'folder':
      return { dataDir: path.join(source.dataDir, 'db') }
    case 'snapshot':
      return { loadDataDir: source.snapshot }
    case 'empty':
      return {}
  }
}

async function closeEmbedded(db: Kysely<Schema>, pglite: PGlite): Promise<void> {
  await db.destroy()
  // Kysely closes only an engine that it has sent a query to.
  if (!pglite.closed) {
    await pglite.close()
  }
}
