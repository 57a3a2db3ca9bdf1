/** The profile of this browser. All components and tabs agree on it. */
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { useSyncExternalStore } from 'react'
import { readText, storageKeys, watchKey } from '../../lib/storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'
import { parseProfile } from './parse-profile.ts'

const stored = createStoredValue(storageKeys.profile, defaultProfile, parseProfile)

export const readProfile = stored.read
export const writeProfile = stored.write
export const watchProfile = stored.watch

export function useProfile(): [Profile, (profile: Profile) => void] {
  return [stored.useValue(), stored.write]
}

/**
 * The profile that this browser has stored, or null if the visitor never changed one. Null on the server too, and until
 * React has hydrated the page.
 */
export function useOwnProfile(): Profile | null {
  return useSyncExternalStore(watchOwn, readOwn, () => null)
}

function watchOwn(onChange: () => void): () => void {
  return watchKey(storageKeys.profile, onChange)
}

function readOwn(): Profile | null {
  return readText('local', storageKeys.profile) === null ? null : readProfile()
}
