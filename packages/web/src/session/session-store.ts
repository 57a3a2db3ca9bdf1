import type { User } from '@cardsight/contract'
import { createStore } from 'zustand/vanilla'

/**
 * Who is looking at the page, as far as it is known. `unreachable`: there is a token but no answer, so the
 * page works as for a visitor and nobody is signed out by an outage. `leaving`: everything is cleared and
 * the browser is on its way to `/`; until it is there no page may treat the person as a new visitor.
 */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'visitor' }
  | { status: 'pending' }
  | { status: 'signed-in'; user: User }
  | { status: 'unreachable' }
  | { status: 'leaving' }

export type AuthorizeOutcome = { kind: 'user'; user: User } | { kind: 'refused' } | { kind: 'unreachable' }

export type SessionPorts = {
  readToken: () => string | null
  clearAll: () => void
  authorize: () => Promise<AuthorizeOutcome>
  /** Ends the token on the server; rejects when that could not be done. */
  endToken: () => Promise<void>
  goHome: () => void
}

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(ports: SessionPorts) {
  const { getState, setState, subscribe } = createStore<SessionState>(() => ({ status: 'unknown' }))
  const become = (next: SessionState) => setState(next, true)

  const leave = () => {
    if (getState().status === 'leaving') {
      return
    }
    become({ status: 'leaving' })
    ports.clearAll()
    ports.goHome()
  }

  const start = async () => {
    const token = ports.readToken()
    if (token === null) {
      become({ status: 'visitor' })
      return
    }
    become({ status: 'pending' })
    const outcome = await ports.authorize()
    // Another tab may have signed out, or in as somebody else, while we asked.
    if (getState().status === 'pending' && ports.readToken() === token) {
      settle(outcome)
    }
  }

  const settle = (outcome: AuthorizeOutcome) => {
    switch (outcome.kind) {
      case 'user':
        return become({ status: 'signed-in', user: outcome.user })
      case 'unreachable':
        return become({ status: 'unreachable' })
      case 'refused':
        return leave()
    }
  }

  return {
    getState,
    subscribe,
    start,
    leave,
    /** The person has changed something about themselves; a page that shows them is not taken away for it. */
    userChanged: (user: User) => {
      const state = getState()
      if (state.status === 'signed-in' && state.user.id === user.id) {
        become({ status: 'signed-in', user })
      }
    },
    /** The stored token may no longer be the one this page began with. */
    tokenChanged: () => {
      const hadToken = ['pending', 'signed-in', 'unreachable'].includes(getState().status)
      return hadToken && ports.readToken() === null ? leave() : void start()
    },
    signOut: async () => {
      // Signed out here even when the server does not answer: the token then ends there by its age.
      await ports.endToken().catch(() => undefined)
      leave()
    },
  }
}
