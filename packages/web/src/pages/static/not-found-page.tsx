import { pagePaths } from '@cardsight/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSessionState } from '../../session/session-context.tsx'
import { OopsPage } from './oops-page.tsx'

/** Unknown URL: once the user state is known, the browser goes home. */
export function NotFoundPage() {
  const { status } = useSessionState()
  const isKnown = status === 'visitor' || status === 'signed-in' || status === 'unreachable'
  const navigate = useNavigate()
  useEffect(() => {
    if (isKnown) {
      void navigate(pagePaths.home, { replace: true })
    }
  }, [isKnown, navigate])
  return <OopsPage />
}
