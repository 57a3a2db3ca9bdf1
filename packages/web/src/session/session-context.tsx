import { pagePaths } from '@cardsight/contract/paths'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { clearAll, readToken, storageKeys } from '../lib/storage.ts'
import {
  type AuthorizeOutcome,
  createSessionStore,
  type SessionState,
  type SessionStore,
} from './session-store.ts'

const SessionContext = createContext<SessionStore | null>(null)

/**
 * Provides the session to the page. Tests pass their own store; on the server the status is always `unknown`.
 */
export function SessionProvider({ children, store }: { children: ReactNode; store?: SessionStore }) {
  const [session] = useState(() => store ?? createBrowserSession())
  useEffect(() => runSession(session), [session])
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (store === null) {
    throw new Error('useSessionStore outside of SessionProvider')
  }
  return store
}

const UNKNOWN: SessionState = { status: 'unknown' }

export function useSessionState(): SessionState {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.getState, () => UNKNOWN)
}

/** The session of this browser tab. The API client is loaded only when there is a token. */
function createBrowserSession(): SessionStore {
  const loadCalls = async () => {
    const calls = await import('./session-calls.ts')
    return calls.createSessionCalls({ getToken: readToken, onUnauthorized: () => store.leave() })
  }
  const store = createSessionStore({
    readToken,
    clearAll,
    authorize: async () => {
      try {
        return await (await loadCalls()).authorize()
      } catch {
        return UNREACHABLE
      }
    },
    endToken: async () => (await loadCalls()).endToken(),
    // A full page load, so that no user data stays in memory.
    goHome: () => window.location.assign(pagePaths.home),
  })
  return store
}

// Not even the API client could be loaded: the network is down.
const UNREACHABLE: AuthorizeOutcome = { kind: 'unreachable' }

/** Starts the session and reacts to other tabs and the back button. */
export function runSession(store: SessionStore): () => void {
  const handleStorage = (event: StorageEvent) => {
    // The key is null when everything was cleared at once.
    if (event.key === storageKeys.authToken || event.key === null) {
      store.tokenChanged()
    }
  }
  const handlePageShow = (event: PageTransitionEvent) => {
    // The browser restores the page unchanged, perhaps with the data of a user who has since signed out.
    if (event.persisted) {
      store.tokenChanged()
    }
  }
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  const stopRetrying = retryAfterOutages(store)
  void store.start()
  return () => {
    stopRetrying()
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** Asks again after 1, 2, 4… seconds and as soon as the browser is online again, so that nobody has to reload. */
function retryAfterOutages(store: SessionStore): () => void {
  let wait = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const { status } = store.getState()
    if (status === 'unreachable') {
      timer = setTimeout(() => void store.askAgain(), wait)
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    } else if (status === 'signed-in') {
      wait = FIRST_WAIT_MS
    }
  }
  const handleOnline = () => void store.askAgain()
  const unsubscribe = store.subscribe(schedule)
  window.addEventListener('online', handleOnline)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', handleOnline)
  }
}
