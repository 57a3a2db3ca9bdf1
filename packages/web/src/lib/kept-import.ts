/**
 * Statements that a user chose to save in this browser. If storage isn't available, reads return null and
 * writes are lost.
 */
import { del, get, set } from 'idb-keyval'

export const KEPT_IMPORT_KEY = 'cardsight-import'

export type Shelf = Readonly<{
  /** Null if nothing is stored. */
  read(): Promise<unknown>
  /** Returns false if the browser doesn't store it because storage is full or disabled. */
  write(value: unknown): Promise<boolean>
  clear(): Promise<void>
}>

export const browserShelf: Shelf = {
  read: async () => (await get<unknown>(KEPT_IMPORT_KEY).catch(() => null)) ?? null,
  write: (value) =>
    set(KEPT_IMPORT_KEY, value).then(
      () => true,
      () => false,
    ),
  clear: () => del(KEPT_IMPORT_KEY).catch(() => undefined),
}
