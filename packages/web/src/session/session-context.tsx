import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserSession, runSession } from './browser-session.ts'
import type { SessionState, SessionStore } from './session-store.ts'

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
