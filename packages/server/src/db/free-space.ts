/** Refuses writes to the embedded engine before its disk is full. */
import { statfsSync } from 'node:fs'

/**
 * The engine never returns if it can't create its next log file of 16 MB, and the server would hang with it.
 * Reads write a little, too, so there is space for three of them.
 */
const RESERVED_BYTES = 3 * 16 * 1024 * 1024
const READ = /^\s{0,20}(?:select|show|explain|begin|commit|rollback|savepoint|release|set)\b/i
const LOCKS_ROWS = /\bfor (?:no key )?update\b/i

/** Counts as an unavailable database, like PostgreSQL's own error for a full disk. */
class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = '53100'

  constructor(freeBytes: number) {
    super(
      `The disk of the data folder has only ${Math.floor(freeBytes / 1024 / 1024)} MB left, so nothing is written. ` +
        `Free at least ${RESERVED_BYTES / 1024 / 1024} MB; the server continues by itself.`,
    )
  }
}

/** Throws `DiskFull` for a statement that writes, if the disk of the folder has too little space for it. */
export function refuseWriteIfFull(folder: string, statement: string): void {
  if (READ.test(statement) && !LOCKS_ROWS.test(statement)) {
    return
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < RESERVED_BYTES) {
    throw new DiskFull(bavail * bsize)
  }
}
