/** Remembers in this browser that the account lacks the latest change of the profile. */
import { readText, removeKey, writeText } from '../../lib/storage.ts'

/** Not among the other storage keys: every page loads those, and this one only the sync needs. */
const KEY = 'cardsight:unsent-profile'

export function isProfileUnsent(): boolean {
  return readText('local', KEY) !== null
}

export function setProfileUnsent(isUnsent: boolean): void {
  if (isUnsent) {
    writeText('local', KEY, 'yes')
  } else {
    removeKey('local', KEY)
  }
}
