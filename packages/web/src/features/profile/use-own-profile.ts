import type { Profile } from '@cardsight/contract/profile'
import { useSyncExternalStore } from 'react'
import { readText, storageKeys, watchKey } from '../../lib/storage.ts'
import { readProfile } from './stored-profile.ts'

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
