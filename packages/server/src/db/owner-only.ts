/**
 * Restricts the data folder to its owner. The process umask covers what Node and SQLite create, but PGlite
 * sets modes itself (0666 for the files of a new database), so the folder is traversed after the database
 * opens.
 */
import { chmodSync, type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '../logging/log.ts'

/** For `process.umask`: new files and folders grant nothing to the group or to others. */
export const OWNER_ONLY_UMASK = 0o077
const ALL_MODE_BITS = 0o7777
const STICKY_BIT = 0o1000

/** A folder such as /tmp, which other users need. */
export class SharedDataFolder extends Error {
  override readonly name = 'SharedDataFolder'
  readonly folder: string

  constructor(folder: string) {
    super(`All users share the folder ${folder}`)
    this.folder = folder
  }
}

/** Restricts a data folder to its owner that an older version or a copy left open to other users. */
export function restrictToOwner(folder: string, log: Logger): void {
  const { closed, stillOpen } = makeOwnerOnly(folder)
  if (closed > 0) {
    log.warn({ folder, entries: closed }, 'restricted the data folder to its owner')
  }
  if (stillOpen > 0) {
    log.warn(
      { folder, entries: stillOpen },
      'other users can access the data folder, and it could not be restricted',
    )
  }
}

export type OwnerOnlyResult = Readonly<{
  /** Entries that other users could access before. */
  closed: number
  /**
   * Entries that other users can still access: they belong to another user, or the file system has no modes.
   */
  stillOpen: number
}>

/**
 * Takes all access from the group and others, for the folder (if it exists) and everything below it. Leaves symbolic
 * links alone. Throws `SharedDataFolder` for a folder with the sticky bit. Does nothing on Windows.
 */
export function makeOwnerOnly(folder: string): OwnerOnlyResult {
  const result = { closed: 0, stillOpen: 0 }
  if (process.platform === 'win32' || !existsSync(folder)) {
    return result
  }
  if ((statSync(folder).mode & STICKY_BIT) !== 0) {
    throw new SharedDataFolder(folder)
  }
  const visit = (path: string, isFolder: boolean) => {
    // Folders before their entries: once a folder is closed, nobody else can replace an entry with a link.
    const outcome = closeEntry(path)
    if (outcome !== null) {
      result[outcome] += 1
    }
    for (const entry of isFolder ? entriesOf(path) : []) {
      if (!entry.isSymbolicLink()) {
        visit(join(path, entry.name), entry.isDirectory())
      }
    }
  }
  visit(folder, true)
  return result
}

/** Empty for a folder that we can't read, such as the `lost+found` of a mounted disk. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      return []
    }
    throw error
  }
}

/** Null if only the owner had access, or if the entry is gone. */
function closeEntry(path: string): keyof OwnerOnlyResult | null {
  try {
    const { mode } = statSync(path)
    if (!isOpenToOthers(mode)) {
      return null
    }
    chmodSync(path, mode & ~OWNER_ONLY_UMASK & ALL_MODE_BITS)
    return isOpenToOthers(statSync(path).mode) ? 'stillOpen' : 'closed'
  } catch (error) {
    switch (codeOf(error)) {
      case 'ENOENT':
        return null
      case 'EPERM':
      case 'EROFS':
        return 'stillOpen'
      default:
        throw error
    }
  }
}

function isOpenToOthers(mode: number): boolean {
  return (mode & OWNER_ONLY_UMASK) !== 0
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
