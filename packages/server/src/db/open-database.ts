import { REQUEST_DEADLINE_MS } from '../request-deadline.ts'
import type { Database, DatabaseLog, QueryObserver } from './database.ts'
import { limitsWithin } from './deadline.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './lock.ts'
import { makeOwnerOnly } from './owner-only.ts'
import { openPostgres } from './postgres.ts'

export type DatabaseSettings = Readonly<{
  /** A postgres:// URL, or null for the embedded engine. */
  databaseUrl: string | null
  /** The embedded engine stores its files in `db` in this folder; ':memory:' stores nothing. */
  dataDir: string
  log: DatabaseLog
  /** How long a request may take; PostgreSQL gets parts of it. */
  requestDeadlineMs?: number
  /** Called after every query, for metrics. */
  onQuery?: QueryObserver | undefined
}>

/**
 * Opens PostgreSQL if there is a URL for it, otherwise the embedded engine. Throws `DataFolderInUse` if
 * another server uses the embedded engine's folder, and restricts that folder to its owner. The first query
 * connects to PostgreSQL, so an outage surfaces there.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  log,
  requestDeadlineMs = REQUEST_DEADLINE_MS,
  onQuery,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== null) {
    return openPostgres({ databaseUrl, limits: limitsWithin(requestDeadlineMs), log, onQuery })
  }
  if (dataDir === ':memory:') {
    return openEmbedded({ kind: 'empty' }, onQuery)
  }
  const lock = lockFolder(dataDir)
  try {
    const embedded = await openEmbedded({ kind: 'folder', dataDir }, onQuery)
    makeOwnerOnly(dataDir)
    return { ...embedded, close: () => embedded.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}
