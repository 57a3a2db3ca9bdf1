/**
 * A migrated, empty embedded database as a file: loading it takes a third of a second, creating one several.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate, readMigrations } from '../db/migrate.ts'
import type { Schema } from '../db/schema.ts'
import { makeOwnerOnly } from '../owner-only.ts'

const CACHE = new URL('../../../../.cache/test-databases/', import.meta.url)

export async function loadSnapshot(): Promise<Blob> {
  const file = fileURLToPath(new URL(`embedded-${fingerprint()}.tar`, CACHE))
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    // Several test files may create it at the same time: each writes its own, and the last one stays.
    const own = `${file}.${randomUUID()}`
    writeFileSync(own, await makeSnapshot())
    renameSync(own, file)
  }
  return openAsBlob(file)
}

/** The same as a data folder that a server can open, with the permissions it would set. */
export async function unpackSnapshot(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: await loadSnapshot() })
  await pglite.close()
  makeOwnerOnly(dataDir)
}

async function makeSnapshot(): Promise<Uint8Array> {
  const pglite = await PGlite.create()
  try {
    await migrate(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) }))
    const dump = await pglite.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  } finally {
    await pglite.close()
  }
}

/** Other migrations or another version of the engine, which the manifest pins, create another file. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)))
  hash.update(JSON.stringify(readMigrations()))
  return hash.digest('hex').slice(0, 16)
}
