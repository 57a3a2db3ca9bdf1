import { pagePaths } from '@cardsight/contract'
import { clearAll, readToken, storageKeys } from '../lib/storage.ts'
import { type AuthorizeOutcome, createSessionStore, type SessionStore } from './session-store.ts'

/** The session of this browser tab. Nothing of api/ is loaded until there is a token to ask with. */
export function createBrowserSession(): SessionStore {
  const loadCalls = async () => {
    const calls = await import('./session-calls.ts')
    return calls.createSessionCalls({ getToken: readToken, onUnauthorised: () => store.leave() })
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
    // A full page load, so that nothing of the person stays in memory.
    goHome: () => window.location.assign(pagePaths.home),
  })
  return store
}

// Not even the code for asking could be loaded: the network is down.
const UNREACHABLE: AuthorizeOutcome = { kind: 'unreachable' }

/** Starts the session, and follows what other tabs and the back button do to it. */
export function runSession(store: SessionStore): () => void {
  const handleStorage = (event: StorageEvent) => {
    // The key is null when everything was cleared at once.
    if (event.key === storageKeys.authToken || event.key === null) {
      store.tokenChanged()
    }
  }
  const handlePageShow = (event: PageTransitionEvent) => {
    // The page comes back as it was left, perhaps with the data of a person who has signed out since.
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
