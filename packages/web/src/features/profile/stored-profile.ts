/** The profile of this browser. All components and tabs agree on it. */
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { useSyncExternalStore } from 'react'
import { readText, storageKeys, watchKey, writeText } from '../../lib/storage.ts'
import { parseProfile } from './parse-profile.ts'

/**
 * The newest profile and the stored texts it belongs to. The same text must give the same object, or React renders
 * forever.
 */
let newest: { texts: readonly (string | null)[]; profile: Profile } = {
  texts: [null],
  profile: defaultProfile,
}

export function readProfile(): Profile {
  const text = readStored()
  if (!newest.texts.includes(text)) {
    newest = { texts: [text], profile: text === null ? defaultProfile : parseProfile(parseJson(text)) }
  }
  return newest.profile
}

/** If the browser can't store the profile, it lasts until the page is left. */
export function writeProfile(profile: Profile): void {
  const text = JSON.stringify(profile)
  // Components read while the text is written, and can't know yet whether the browser stores it.
  newest = { texts: [readStored(), text], profile }
  writeText('local', storageKeys.profile, text)
  newest = { texts: [readStored()], profile }
}

/** The server renders the default profile, and so does the browser until React has hydrated the page. */
export function useProfile(): [Profile, (profile: Profile) => void] {
  const profile = useSyncExternalStore(watchProfile, readProfile, () => defaultProfile)
  return [profile, writeProfile]
}

/** Calls back after every change of the profile, by this tab or by another one. Returns a function that stops it. */
export function watchProfile(onChange: () => void): () => void {
  return watchKey(storageKeys.profile, onChange)
}

function readStored(): string | null {
  return readText('local', storageKeys.profile)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
