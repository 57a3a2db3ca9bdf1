/** Statements that somebody asked to keep in this browser. Where it keeps nothing, nothing is found and nothing breaks. */
import { del, get, set } from 'idb-keyval'

const KEY = 'cardsight:import'

export async function readKeptImport(): Promise<unknown> {
  return (await get<unknown>(KEY).catch(() => null)) ?? null
}

/** False where the browser does not keep it: it is full, or set to keep nothing. */
export async function writeKeptImport(value: unknown): Promise<boolean> {
  return set(KEY, value).then(
    () => true,
    () => false,
  )
}

export async function removeKeptImport(): Promise<void> {
  await del(KEY).catch(() => undefined)
}
