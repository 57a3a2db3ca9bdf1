/** Remembers in this browser that the account lacks the latest change of the profile. */
import { readText, removeKey, storageKeys, writeText } from '../../lib/storage.ts'

export function isProfileUnsent(): boolean {
  return readText('local', storageKeys.unsentProfile) !== null
}

export function setProfileUnsent(isUnsent: boolean): void {
  if (isUnsent) {
    writeText('local', storageKeys.unsentProfile, 'yes')
  } else {
    removeKey('local', storageKeys.unsentProfile)
  }
}
