import type { SignedIn } from '@cardsight/contract/account'
import { pagePaths } from '@cardsight/contract/paths'
import { readText, readToken, removeKey, storageKeys, writeText } from '../lib/storage.ts'

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

/** Stores where a visitor wanted to go before we redirected them to sign in. */
export function rememberWantedPath(path: string): void {
  if (isLocalPath(path)) {
    writeText('session', storageKeys.wantedPath, path)
  }
}

/** Returns the stored path once. A path that leaves this site is ignored. */
export function takeWantedPath(): string | null {
  const path = readText('session', storageKeys.wantedPath)
  removeKey('session', storageKeys.wantedPath)
  return path !== null && isLocalPath(path) ? path : null
}

/** Placeholder origin: a URL that resolves to another origin is not ours. */
const HERE = 'http://here.invalid'

/**
 * Returns whether a URL stays on this site, so that a return path can never become an open redirect. Parses
 * it as browsers do: to them `/\evil.example` and `/<tab>/evil.example` name another host.
 */
export function isLocalPath(value: string): boolean {
  return value.startsWith('/') && URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE
}
