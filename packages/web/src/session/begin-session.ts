import { pagePaths, type SignedIn } from '@cardsight/contract'
import { readToken, removeKey, storageKeys, writeText } from '../lib/storage.ts'
import { takeWantedPath } from './wanted-path.ts'

/** Keeps the token of a person who has just signed in; false when this browser keeps nothing. */
export function beginSession({ accessToken, remember }: SignedIn): boolean {
  for (const area of ['local', 'session'] as const) {
    // One that is left in the other area would be read in place of the new one.
    removeKey(area, storageKeys.authToken)
  }
  writeText(remember ? 'local' : 'session', storageKeys.authToken, accessToken)
  removeKey('local', storageKeys.isUserLogin)
  return readToken() === accessToken
}

/** Where a person goes who has just signed in; the page they wanted is given once. */
export function takeLandingPath(): string {
  return takeWantedPath() ?? pagePaths.dashboard
}
