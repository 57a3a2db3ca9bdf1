import type { User } from '@cardsight/contract/account'
import { createStore } from 'zustand/vanilla'

/**
 * The current user. `unreachable`: there is a token but no answer, so the page works as for a visitor and an
 * outage signs nobody out. `leaving`: everything is cleared and the browser is navigating to `/`; until then
 * no page may treat the user as a new visitor.
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
  /** Ends the token on the server; rejects if that fails. */
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
    await ask(token)
  }

  const ask = async (token: string | null) => {
    const { status } = getState()
    const outcome = await ports.authorize()
    // Another tab may have signed out, or signed in as another user, in the meantime.
    if (getState().status === status && ports.readToken() === token) {
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
    /** After an outage. Until there is an answer, the page goes on as it is. */
    askAgain: async () => {
      if (getState().status === 'unreachable') {
        await ask(ports.readToken())
      }
    },
    /** Updates the user's details without reloading the page. */
    userChanged: (user: User) => {
      const state = getState()
      if (state.status === 'signed-in' && state.user.id === user.id) {
        become({ status: 'signed-in', user })
      }
    },
    /** The stored token may no longer be the one this page started with. */
    tokenChanged: () => {
      const hadToken = ['pending', 'signed-in', 'unreachable'].includes(getState().status)
      return hadToken && ports.readToken() === null ? leave() : void start()
    },
    signOut: async () => {
      // Sign out here even if the server doesn't answer: the token then expires on its own.
      await ports.endToken().catch(() => undefined)
      leave()
    },
  }
}
