/**
 * One server for a data folder. The lock is one that the operating system holds for the process (through SQLite,
 * the only door Node has to it), so it ends with the process, kill -9 included: no lock can go stale,
 * no number of a dead process can be mistaken for a live one, and two that race cannot both win.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two that start in the same instant may block each other for a moment before one wins. */
const PATIENCE_MS = 500
const SQLITE_BUSY = 5

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  readonly folder: string
  /** The process that holds the folder; null when it has not said so yet. */
  readonly pid: number | null

  constructor(folder: string, pid: number | null) {
    super(
      `The data folder ${folder} is in use by another Cardsight server${pid === null ? '' : ` (process ${pid})`}`,
    )
    this.folder = folder
    this.pid = pid
  }
}

/** Locks the folder for this process and creates it if it's missing. Throws `DataFolderInUse`. */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const handle = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: PATIENCE_MS })
  try {
    handle.exec('begin exclusive')
  } catch (error) {
    handle.close()
    throw isBusy(error) ? new DataFolderInUse(folder, readOwner(folder)) : error
  }
  // Never in server.lock itself: to open and close that file a second time would drop the lock.
  writeFileSync(ownerFile(folder), `${process.pid}\n`)
  return { release: () => handle.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function readOwner(folder: string): number | null {
  try {
    return Number.parseInt(readFileSync(ownerFile(folder), 'utf8'), 10) || null
  } catch {
    return null
  }
}

function ownerFile(folder: string): string {
  return path.join(folder, 'server.pid')
}
