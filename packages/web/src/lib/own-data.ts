/**
 * A shared link shows someone else's amounts and profile. The ones of this browser are set aside meanwhile, so that
 * nothing is lost.
 */
import {
  readText,
  readValue,
  removeBlob,
  removeKey,
  storageKeys,
  watchKey,
  writeText,
  writeValue,
} from './storage.ts'

const ownKeys = [
  storageKeys.costs,
  storageKeys.typedCosts,
  storageKeys.accounts,
  storageKeys.profile,
] as const

type OwnTexts = Readonly<Record<string, string | null>>

/** Does nothing if they are set aside already: then what is stored belongs to another shared link. */
export function setOwnAside(): void {
  if (!isViewingShared()) {
    writeValue(storageKeys.ownData, Object.fromEntries(ownKeys.map((key) => [key, readText('local', key)])))
  }
}

export function isViewingShared(): boolean {
  return readText('local', storageKeys.ownData) !== null
}

/** Calls back when viewing begins or ends. Returns a function that stops it. */
export function watchViewing(onChange: () => void): () => void {
  return watchKey(storageKeys.ownData, onChange)
}

/** The page has to be loaded again afterward. */
export function bringOwnBack(): void {
  const own = readValue(storageKeys.ownData, parseTexts) ?? {}
  for (const key of ownKeys) {
    const text = own[key] ?? null
    if (text === null) {
      removeKey('local', key)
    } else {
      writeText('local', key, text)
    }
  }
  removeBlob()
  removeKey('local', storageKeys.ownData)
}

/** From now on, the shared amounts and profile are this browser's own. */
export function keepShared(): void {
  removeKey('local', storageKeys.ownData)
}

function parseTexts(value: unknown): OwnTexts {
  const entries = Object.entries(Object(value))
  return Object.fromEntries(entries.map(([key, text]) => [key, typeof text === 'string' ? text : null]))
}
