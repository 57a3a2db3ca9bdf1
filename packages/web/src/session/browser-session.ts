import { pagePaths } from '@cardsight/contract/paths'
import { clearAll, readToken, storageKeys } from '../lib/storage.ts'
import { type AuthorizeOutcome, createSessionStore, type SessionStore } from './session-store.ts'

/** The session of this browser tab. The API client is loaded only when there is a token. */
export function createBrowserSession(): SessionStore {
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
  void store.start()
  return () => {
    window.removeEventListener('storage', handleStorage)
    window.removeEventListener('pageshow', handlePageShow)
  }
}
