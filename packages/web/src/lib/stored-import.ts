/**
 * Statements that a user chose to save in this browser, and their newest lines under a key of their own. If storage isn't
 * available, reads return null and writes are lost.
 */
import { delMany, getMany, set, setMany } from 'idb-keyval'

const FILES = 'cardsight-import'
const NEWEST = 'cardsight-import-newest'

export const STORED_IMPORT_KEYS: readonly string[] = [FILES, NEWEST]

export type ImportStorage = Readonly<{
  /** The files with `newest`, their newest lines, if those are known. Null if nothing is stored. */
  read(): Promise<unknown>
  /**
   * Replaces the files, and forgets the newest lines of the earlier ones. Returns false if the browser doesn't store it
   * because storage is full or disabled.
   */
  write(files: unknown): Promise<boolean>
  /** The newest lines of the stored files. */
  writeNewest(lines: unknown): Promise<boolean>
  clear(): Promise<void>
}>

export const browserImportStorage: ImportStorage = {
  read: () =>
    getMany<unknown>([FILES, NEWEST]).then(
      ([files, newest]) => joinStored(files, newest),
      () => null,
    ),
  write: (files) =>
    isDone(
      setMany([
        [FILES, files],
        [NEWEST, undefined],
      ]),
    ),
  writeNewest: (lines) => isDone(set(NEWEST, lines)),
  clear: () => delMany([FILES, NEWEST]).catch(() => undefined),
}

/** Earlier versions stored the newest lines with the files. */
export function joinStored(files: unknown, newest: unknown): unknown {
  const hasBoth = typeof files === 'object' && files !== null && newest !== undefined
  return hasBoth ? { ...files, newest } : (files ?? null)
}

function isDone(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    () => false,
  )
}
