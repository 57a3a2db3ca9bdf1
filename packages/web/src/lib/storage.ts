/**
 * All browser storage of Cardsight; no other file touches it. Storage can be full, disabled or blocked by
 * privacy settings: then reads return nothing, writes are lost, and no page breaks.
 */

const PREFIX = 'cardsight:'
const BLOB_KEY = 'cardsight'
const BLOB_VERSION = 1

export const storageKeys = {
  authToken: `${PREFIX}auth-token`,
  wantedPath: `${PREFIX}wanted-path`,
  accounts: `${PREFIX}accounts`,
  costs: `${PREFIX}costs`,
  /** Amounts in the spending form that haven't been submitted yet. */
  typedCosts: `${PREFIX}typed-costs`,
  dates: `${PREFIX}dates`,
  isUserLogin: `${PREFIX}is-user-login`,
  linkToken: `${PREFIX}link-token`,
  /** The linking flow that was opened last, so that it can resume when a bank redirects back. */
  openedLink: `${PREFIX}opened-link`,
  /** What the user says about themselves: credit, programs, memberships, habits. */
  profile: `${PREFIX}profile`,
  /** The cards that the user has, and which linked account is which card. */
  ownedCards: `${PREFIX}owned-cards`,
  /** This browser's amounts and profile, while a shared link shows others. */
  ownData: `${PREFIX}own-data`,
  /** Set when the user has deleted their account; the page that opens next says so. */
  accountDeleted: `${PREFIX}account-deleted`,
  /** The best card and the wallet that were found last. */
  lastAnswers: `${PREFIX}last-answers`,
  /** The subscription for notifications that the server knows, and the session it's for. */
  push: `${PREFIX}push`,
  /** Light or dark, if the user chose one. */
  theme: `${PREFIX}theme`,
} as const

type Area = 'local' | 'session'

export function readText(area: Area, key: string): string | null {
  return attempt(() => open(area).getItem(key)) ?? null
}

export function writeText(area: Area, key: string, text: string): void {
  attempt(() => open(area).setItem(key, text))
  notify(key)
}

export function removeKey(area: Area, key: string): void {
  attempt(() => open(area).removeItem(key))
  notify(key)
}

const watchers = new Map<string, Set<() => void>>()

/** Calls back after every change of a key, by this tab or by another one. Returns a function that stops it. */
export function watchKey(key: string, onChange: () => void): () => void {
  const ofKey = watchers.get(key) ?? new Set()
  watchers.set(key, ofKey.add(onChange))
  // The key of the event is null if another tab removed all keys.
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) {
      onChange()
    }
  }
  window.addEventListener('storage', handleStorage)
  return () => {
    ofKey.delete(onChange)
    window.removeEventListener('storage', handleStorage)
  }
}

function notify(key: string): void {
  for (const onChange of watchers.get(key) ?? []) {
    onChange()
  }
}

/** The token is in local storage if the user chose Remember Me, otherwise in session storage. */
export function readToken(): string | null {
  return readText('local', storageKeys.authToken) || readText('session', storageKeys.authToken) || null
}

/** Removes all keys of ours from both areas, and no others. The theme stays: it belongs to the screen, not to a person. */
export function clearAll(): void {
  for (const area of ['local', 'session'] as const) {
    const keys = attempt(() => Object.keys(open(area))) ?? []
    for (const key of keys.filter(isCleared)) {
      removeKey(area, key)
    }
  }
}

/** Returns the cached state, or null if there is none. A corrupt or outdated one is removed. */
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

export function removeBlob(): void {
  removeKey('local', BLOB_KEY)
}

/**
 * Returns what `writeValue` stored under a key. A value that no longer parses is removed and null is
 * returned.
 */
export function readValue<Value>(key: string, parse: (value: unknown) => Value): Value | null {
  const text = readText('local', key)
  if (text === null) {
    return null
  }
  const value = attempt(() => parse(JSON.parse(text)))
  if (value === undefined) {
    removeKey('local', key)
    return null
  }
  return value
}

export function writeValue(key: string, value: unknown): void {
  writeText('local', key, JSON.stringify(value))
}

/**
 * Inline script that runs before the first paint. It marks a browser with saved results or an account, so
 * that the first-visit form doesn't flash before React hydrates the page.
 */
export const returningScript = `try{var q=location.search;if(!q||q.indexOf("step=results")>0){var s=localStorage,b=JSON.parse(s.getItem(${quote(BLOB_KEY)})||"{}"),c=JSON.parse(s.getItem(${quote(storageKeys.costs)})||"{}"),t=${quote(storageKeys.authToken)};if(b.cards&&b.cards.cardsDetails||c.isManualCost||s.getItem(t)||sessionStorage.getItem(t))document.documentElement.dataset.returning=""}}catch(e){}`

/** The same question once the page runs: whether this browser has saved results, amounts or an account. */
export function isReturning(): boolean {
  const has = (key: string, path: readonly string[]) =>
    attempt(() => path.reduce<unknown>(entryOf, JSON.parse(readText('local', key) ?? '{}'))) !== undefined
  return (
    has(BLOB_KEY, ['cards', 'cardsDetails']) ||
    has(storageKeys.costs, ['isManualCost']) ||
    readToken() !== null
  )
}

/** Undefined for what is empty, too. */
function entryOf(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null && Reflect.get(value, name)) || undefined
}

/** Inline script that runs before the first paint and sets the chosen theme, so that the other one doesn't flash. */
export const themeScript = `try{var t=localStorage.getItem(${quote(storageKeys.theme)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`

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

function quote(text: string): string {
  return JSON.stringify(text)
}

function isCleared(key: string): boolean {
  return key === BLOB_KEY || (key.startsWith(PREFIX) && key !== storageKeys.theme)
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
