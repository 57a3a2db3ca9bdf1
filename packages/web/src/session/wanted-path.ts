import { isLocalPath } from '../lib/local-path.ts'
import { readText, removeKey, storageKeys, writeText } from '../lib/storage.ts'

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
