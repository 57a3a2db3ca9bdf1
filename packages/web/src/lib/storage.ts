/**
 * All that Cardsight keeps in a browser, and the only file that touches it. Storage can be full, disabled
 * or blocked by privacy settings: then reading finds nothing and writing is lost, and no page breaks.
 */

const PREFIX = 'cardsight:'
const BLOB_KEY = 'cardsight'
const BLOB_VERSION = 1

export const storageKeys = {
  authToken: `${PREFIX}auth-token`,
  wantedPath: `${PREFIX}wanted-path`,
} as const

type Area = 'local' | 'session'

export function readText(area: Area, key: string): string | null {
  return attempt(() => open(area).getItem(key)) ?? null
}

export function writeText(area: Area, key: string, text: string): void {
  attempt(() => open(area).setItem(key, text))
}

export function removeKey(area: Area, key: string): void {
  attempt(() => open(area).removeItem(key))
}

/** The token of a remembered person is in local storage, of one who is not in session storage. */
export function readToken(): string | null {
  return readText('local', storageKeys.authToken) || readText('session', storageKeys.authToken) || null
}

/** Removes every key of ours from both areas, and nobody else's. */
export function clearAll(): void {
  for (const area of ['local', 'session'] as const) {
    const keys = attempt(() => Object.keys(open(area))) ?? []
    for (const key of keys.filter(isOurs)) {
      removeKey(area, key)
    }
  }
}

/** The cached state, or null when there is none; one that is corrupt or of another version is removed. */
export function readBlob<State>(parse: (value: unknown) => State): State | null {
  const text = readText('local', BLOB_KEY)
  if (text === null) {
    return null
  }
  const state = attempt(() => parse(checkVersion(JSON.parse(text))))
  if (state === undefined) {
    removeKey('local', BLOB_KEY)
    return null
  }
  return state
}

export function writeBlob(state: Readonly<Record<string, unknown>>): void {
  writeText('local', BLOB_KEY, JSON.stringify({ ...state, version: BLOB_VERSION }))
}

function checkVersion(value: unknown): unknown {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('version' in value) ||
    value.version !== BLOB_VERSION
  ) {
    throw new Error('The cached state is not of this version')
  }
  return value
}

function isOurs(key: string): boolean {
  return key === BLOB_KEY || key.startsWith(PREFIX)
}

function open(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
