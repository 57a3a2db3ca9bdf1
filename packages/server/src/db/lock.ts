/**
 * Allows one server per data folder. The operating system holds the lock for the process (through SQLite,
 * Node's only access to file locks), so it ends with the process, even with kill -9: it can't go stale, a
 * reused process id can't be mistaken for the holder, and two racing processes can't both win.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Two processes that start at the same instant may briefly block each other before one wins. */
const TIMEOUT_MS = 500
const SQLITE_BUSY = 5

/** Locks of this process. SQLite closes a handle once it's garbage collected, and that would release its lock. */
const heldLocks = new Set<DatabaseSync>()

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
  readonly folder: string
  /** Process id of the holder; null if it hasn't written it yet. */
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
  const handle = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: TIMEOUT_MS })
  try {
    handle.exec('begin exclusive')
  } catch (error) {
    handle.close()
    throw isBusy(error) ? new DataFolderInUse(folder, readOwner(folder)) : error
  }
  heldLocks.add(handle)
  // Never in server.lock itself: opening and closing that file a second time would release the lock.
  writeFileSync(ownerFile(folder), `${process.pid}\n`)
  return {
    release: () => {
      heldLocks.delete(handle)
      handle.close()
    },
  }
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
