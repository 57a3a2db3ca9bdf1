/** Statements that somebody asked to keep in this browser. Where it keeps nothing, nothing is found and nothing breaks. */
import { del, get, set } from 'idb-keyval'

export const KEPT_IMPORT_KEY = 'cardsight-import'

export type Shelf = Readonly<{
  /** Null where nothing is kept. */
  read(): Promise<unknown>
  /** False where the browser does not keep it: it is full, or set to keep nothing. */
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
