/** A value in the browser's storage that all components and tabs agree on. */
import { useSyncExternalStore } from 'react'
import { readText, removeKey, watchKey, writeText } from './storage.ts'

export type StoredValue<Value> = Readonly<{
  read: () => Value
  /** If the browser can't store the value, it lasts until the page is left. */
  write: (value: Value) => void
  /** Goes back to the initial value. */
  clear: () => void
  /** Calls back after every change, by this tab or by another one. Returns a function that stops it. */
  watch: (onChange: () => void) => () => void
  /** The server renders the initial value, and so does the browser until React has hydrated the page. */
  useValue: () => Value
}>

/** `parse` must accept anything: whatever may be in a browser's storage. It also gets the stored text. */
export function createStoredValue<Value>(
  key: string,
  initial: Value,
  parse: (value: unknown, text: string) => Value,
): StoredValue<Value> {
  // The same text must give the same object, or React renders forever.
  let newest: { texts: readonly (string | null)[]; value: Value } = { texts: [null], value: initial }
  const stored = () => readText('local', key)
  const read = () => {
    const text = stored()
    if (!newest.texts.includes(text)) {
      newest = { texts: [text], value: text === null ? initial : parse(parseJson(text), text) }
    }
    return newest.value
  }
  const watch = (onChange: () => void) => watchKey(key, onChange)
  return {
    read,
    write: (value) => {
      const text = JSON.stringify(value)
      // Components read while the text is written, and can't know yet whether the browser stores it.
      newest = { texts: [stored(), text], value }
      writeText('local', key, text)
      newest = { texts: [stored()], value }
    },
    clear: () => {
      newest = { texts: [null], value: initial }
      removeKey('local', key)
    },
    watch,
    useValue: () => useSyncExternalStore(watch, read, () => initial),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
