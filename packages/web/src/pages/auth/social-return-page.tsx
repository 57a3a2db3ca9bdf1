import type { SignedIn } from '@cardsight/contract/account'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { FormMessage } from '../../features/forms/form-parts.tsx'
import { serverSentence } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { readToken } from '../../lib/storage.ts'
import { beginSession, takeLandingPath } from '../../session/begin-session.ts'
import { Spinner } from '../../ui/skeleton.tsx'
import { authText } from './auth-text.ts'
import { CodePage } from './code-page.tsx'
import { replacePage } from './enter.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

const SOCIAL_REDIRECT_MS = 2_000

type SocialReturnPageProps = {
  handOff: string
  calls?: Pick<VisitorCalls, 'exchange' | 'enterCode' | 'endToken'>
  goTo?: (path: string) => void
}

export function SocialReturnPage({
  handOff,
  calls = visitorCalls,
  goTo = replacePage,
}: SocialReturnPageProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [ticket, setTicket] = useState<string | null>(null)
  const [isIn, setIsIn] = useState(false)
  const isStarted = useRef(false)

  const finish = useCallback(
    (signedIn: SignedIn): boolean => {
      const replaced = readToken()
      const isKept = beginSession(signedIn)
      setIsIn(isKept)
      setTicket(null)
      setFailure(isKept ? null : authText.storageBlocked)
      if (isKept && replaced !== null) {
        // No one can use the old token anymore, and it would look like another device in the list of sessions.
        void calls.endToken(replaced).catch(() => undefined)
      }
      return isKept
    },
    [calls],
  )

  useEffect(() => {
    // The value works for one exchange only.
    if (isStarted.current) {
      return
    }
    isStarted.current = true
    forgetHandOff()
    const exchange = async () => {
      try {
        const result = await calls.exchange(handOff)
        if ('ticket' in result) {
          setTicket(result.ticket)
        } else {
          finish(result)
        }
      } catch (error) {
        setFailure(serverSentence(error, sentences.oopsDefault))
      }
    }
    void exchange()
  }, [calls, handOff, finish])

  useEffect(() => {
    if (isIn) {
      const timer = setTimeout(() => goTo(takeLandingPath()), SOCIAL_REDIRECT_MS)
      return () => clearTimeout(timer)
    }
  }, [isIn, goTo])

  if (ticket !== null) {
    return (
      <CodePage
        ticket={ticket}
        calls={calls}
        onSignedIn={finish}
        onStartAgain={() => goTo(pagePaths.signIn)}
      />
    )
  }
  return (
    <AuthPage heading={failure === null ? 'Signing you in' : 'You’re not signed in'}>
      {failure === null && <Spinner label="One moment" />}
      <FormMessage tone="bad">{failure}</FormMessage>
      {failure !== null && (
        <p className="mt-6">
          <Link to={pagePaths.signIn} className="press">
            Back to Login
          </Link>
        </p>
      )}
    </AuthPage>
  )
}

/** Removes it from the address bar and the history; the router keeps its own copy until the page is left. */
function forgetHandOff(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
