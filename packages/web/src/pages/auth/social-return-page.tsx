import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readToken } from '../../lib/storage.ts'
import { beginSession, takeLandingPath } from '../../session/begin-session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthPage } from './auth-panel.tsx'
import { authText } from './auth-text.ts'
import { FormMessage } from './form-message.tsx'
import { replacePage } from './load-page.ts'
import { serverSentence } from './server-problem.ts'
import { SOCIAL_REDIRECT_MS } from './timings.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type SocialReturnPageProps = {
  handOff: string
  calls?: Pick<VisitorCalls, 'exchange' | 'endToken'>
  goTo?: (path: string) => void
}

export function SocialReturnPage({
  handOff,
  calls = visitorCalls,
  goTo = replacePage,
}: SocialReturnPageProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isIn, setIsIn] = useState(false)
  const isStarted = useRef(false)

  useEffect(() => {
    // The value works for one exchange only.
    if (isStarted.current) {
      return
    }
    isStarted.current = true
    forgetHandOff()
    const replaced = readToken()
    const finish = async () => {
      try {
        const isKept = beginSession(await calls.exchange(handOff))
        setIsIn(isKept)
        setFailure(isKept ? null : authText.storageBlocked)
        if (isKept && replaced !== null) {
          // No one can use the old token anymore, and it would look like another device in the list of sessions.
          await calls.endToken(replaced).catch(() => undefined)
        }
      } catch (error) {
        setFailure(serverSentence(error, sentences.oopsDefault))
      }
    }
    void finish()
  }, [calls, handOff])

  useEffect(() => {
    if (isIn) {
      const timer = setTimeout(() => goTo(takeLandingPath()), SOCIAL_REDIRECT_MS)
      return () => clearTimeout(timer)
    }
  }, [isIn, goTo])

  return (
    <AuthPage heading={failure === null ? 'Signing you in' : 'You’re not signed in'}>
      {failure === null && <Spinner label="One moment" />}
      <FormMessage tone="bad">{failure}</FormMessage>
      {failure !== null && (
        <p className="mt-6">
          <Link to={pagePaths.signIn}>Back to Login</Link>
        </p>
      )}
    </AuthPage>
  )
}

/** Removes it from the address bar and the history; the router keeps its own copy until the page is left. */
function forgetHandOff(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
