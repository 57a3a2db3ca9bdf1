import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { currentHandle } from '../route-handle.ts'
import { decideAccess } from './access.ts'
import { takeLandingPath } from './begin-session.ts'
import { useSessionState } from './session-context.tsx'
import { rememberWantedPath } from './wanted-path.ts'

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
