import type { Access } from '../route-handle.ts'
import type { SessionState } from './session-store.ts'

/** What a route does for the current user. */
export type AccessDecision = 'show' | 'wait' | 'ask-again' | 'to-sign-in' | 'to-dashboard'

const decisions = {
  public: {
    unknown: 'show',
    visitor: 'show',
    pending: 'show',
    'signed-in': 'show',
    unreachable: 'show',
    leaving: 'show',
  },
  // The server doesn't know who asks and renders the page as for a visitor, so it works without scripts too.
  visitors: {
    unknown: 'show',
    visitor: 'show',
    pending: 'wait',
    'signed-in': 'to-dashboard',
    unreachable: 'show',
    leaving: 'wait',
  },
  'signed-in': {
    unknown: 'wait',
    visitor: 'to-sign-in',
    pending: 'wait',
    'signed-in': 'show',
    unreachable: 'ask-again',
    leaving: 'wait',
  },
} as const satisfies Record<Access, Record<SessionState['status'], AccessDecision>>

export function decideAccess(access: Access, status: SessionState['status']): AccessDecision {
  return decisions[access][status]
}
