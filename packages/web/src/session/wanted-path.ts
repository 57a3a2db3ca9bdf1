import { isLocalPath } from '../lib/local-path.ts'
import { readText, removeKey, storageKeys, writeText } from '../lib/storage.ts'

/** Remembers where a visitor wanted to go before they were sent to sign in. */
export function rememberWantedPath(path: string): void {
  if (isLocalPath(path)) {
    writeText('session', storageKeys.wantedPath, path)
  }
}

/** Gives the remembered address once. What somebody else wrote there is not followed off this site. */
export function takeWantedPath(): string | null {
  const path = readText('session', storageKeys.wantedPath)
  removeKey('session', storageKeys.wantedPath)
  return path !== null && isLocalPath(path) ? path : null
}
