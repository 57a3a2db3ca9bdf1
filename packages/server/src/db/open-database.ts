import { makeOwnerOnly } from '../owner-only.ts'
import type { Database, DatabaseLog } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = Readonly<{
  /** A postgres:// address, or null for the embedded engine. */
  databaseUrl: string | null
  /** The embedded engine lives in `db` under this folder; ':memory:' keeps nothing. */
  dataDir: string
  log: DatabaseLog
}>

/**
 * Opens PostgreSQL if there is an address for it, else the embedded engine.
 * Throws `DataFolderInUse` if another server uses the folder of the embedded engine, and closes that folder to other
 * users. The first query opens the connection to PostgreSQL, so an outage shows there.
 */
export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== null) {
    return openPostgres(databaseUrl, log)
  }
  if (dataDir === ':memory:') {
    return openEmbedded({ kind: 'empty' })
  }
  const lock = lockFolder(dataDir)
  try {
    const embedded = await openEmbedded({ kind: 'folder', dataDir })
    makeOwnerOnly(dataDir)
    return { ...embedded, close: () => embedded.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}
