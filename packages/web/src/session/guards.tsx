import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { type Access, currentHandle } from '../route-handle.ts'
import { rememberWantedPath, takeLandingPath } from './begin-session.ts'
import { useSessionState } from './session-context.tsx'
import type { SessionState } from './session-store.ts'

type GuardProps = {
  children: ReactNode
  /** Shown until we know whether the user may see the page, and during a redirect. */
  waiting: ReactNode
  /** Shown if we couldn't find out. */
  askAgain: ReactNode
}

/** Shows a page only to the users that its route's `handle.access` allows, and redirects the others. */
export function AccessGuard({ children, waiting, askAgain }: GuardProps) {
  const { access } = currentHandle(useMatches())
  const decision = decideAccess(access, useSessionState().status)
  const { pathname, search, hash } = useLocation()
  const wantedPath = `${pathname}${search}${hash}`
  const navigate = useNavigate()

  useEffect(() => {
    if (decision === 'to-sign-in') {
      rememberWantedPath(wantedPath)
      void navigate(pagePaths.signIn, { replace: true })
    }
    if (decision === 'to-dashboard') {
      void navigate(takeLandingPath(), { replace: true })
    }
  }, [decision, wantedPath, navigate])

  if (decision === 'show') {
    return children
  }
  return decision === 'ask-again' ? askAgain : waiting
}

/** What a route does for the current user. */
type AccessDecision = 'show' | 'wait' | 'ask-again' | 'to-sign-in' | 'to-dashboard'

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

function decideAccess(access: Access, status: SessionState['status']): AccessDecision {
  return decisions[access][status]
}
