import { pagePaths } from '@cardsight/contract/paths'
import type { SignedIn } from '@cardsight/contract/schemas'
import { readToken, removeKey, storageKeys, writeText } from '../lib/storage.ts'
import { takeWantedPath } from './wanted-path.ts'

/** Stores the token of a user who has just signed in. Returns false if this browser stores nothing. */
export function beginSession({ accessToken, remember }: SignedIn): boolean {
  for (const area of ['local', 'session'] as const) {
    // A token left in the other area would be read instead of the new one.
    removeKey(area, storageKeys.authToken)
  }
  writeText(remember ? 'local' : 'session', storageKeys.authToken, accessToken)
  removeKey('local', storageKeys.isUserLogin)
  return readToken() === accessToken
}

/** Returns where to go after signing in. The page the visitor wanted is returned only once. */
export function takeLandingPath(): string {
  return takeWantedPath() ?? pagePaths.dashboard
}
