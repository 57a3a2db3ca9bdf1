/**
 * Statements that a user chose to save in this browser. If storage isn't available, reads return null and
 * writes are lost.
 */
import { del, get, set } from 'idb-keyval'

export const STORED_IMPORT_KEY = 'cardsight-import'

export type ImportStorage = Readonly<{
  /** Null if nothing is stored. */
  read(): Promise<unknown>
  /** Returns false if the browser doesn't store it because storage is full or disabled. */
  write(value: unknown): Promise<boolean>
  clear(): Promise<void>
}>

export const browserImportStorage: ImportStorage = {
  read: async () => (await get<unknown>(STORED_IMPORT_KEY).catch(() => null)) ?? null,
  write: (value) =>
    set(STORED_IMPORT_KEY, value).then(
      () => true,
      () => false,
    ),
  clear: () => del(STORED_IMPORT_KEY).catch(() => undefined),
}
