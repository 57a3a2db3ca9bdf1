/**
 * A migrated, empty embedded database as a file: loading it takes a third of a second, creating one several.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate, readMigrations } from '../db/migrate.ts'
import { makeOwnerOnly } from '../db/owner-only.ts'
import type { Schema } from '../db/schema.ts'

const CACHE = new URL('../../../../.cache/test-databases/', import.meta.url)

/** PostgreSQL copies new databases from these. Nobody creates one here, and their files take half of the time of a load. */
const templates = ['template0', 'template1']

let loaded: Promise<Blob> | null = null

/** One per worker, shared by its files. */
export function loadSnapshot(): Promise<Blob> {
  loaded ??= readSnapshot()
  return loaded
}

async function readSnapshot(): Promise<Blob> {
  const file = fileURLToPath(new URL(`embedded-${fingerprint()}.tar`, CACHE))
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    // Several test files may create it at the same time. The first one stays: another may already be reading it.
    const own = `${file}.${randomUUID()}`
    writeFileSync(own, await makeSnapshot())
    linkUnlessThere(own, file)
    rmSync(own)
  }
  return new Blob([await readFile(file)])
}

function linkUnlessThere(own: string, file: string): void {
  try {
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) {
      throw error
    }
  }
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
    await pglite.exec('update pg_database set datistemplate = false')
    for (const template of templates) {
      await pglite.exec(`drop database ${template}`)
    }
    await pglite.exec('checkpoint')
    const dump = await pglite.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  } finally {
    await pglite.close()
  }
}

/** Other migrations, other templates or another version of the engine, which the manifest pins, create another file. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../package.json', import.meta.url)))
  hash.update(JSON.stringify([readMigrations(), templates]))
  return hash.digest('hex').slice(0, 16)
}
