import { sentences } from '@cardsight/contract/sentences'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { authText } from './auth-text.ts'
import { enter } from './enter.ts'
import { serverSentence } from './server-problem.ts'
import { useHydrated } from './use-hydrated.ts'
import type { VisitorCalls } from './visitor-calls.ts'

type PasskeyChoiceProps = {
  remember: boolean
  calls: Pick<VisitorCalls, 'signInWithPasskey'>
  goTo: (path: string) => void
  /** Null removes the last problem. */
  onProblem: (problem: string | null) => void
}

/** Signing in with a passkey; nothing if the browser can't. */
export function PasskeyChoice({ remember, calls, goTo, onProblem }: PasskeyChoiceProps) {
  const [isBusy, setIsBusy] = useState(false)
  const isHydrated = useHydrated()
  if (isHydrated && !canUsePasskeys()) {
    return null
  }
  const handleClick = async () => {
    setIsBusy(true)
    onProblem(null)
    try {
      const signedIn = await calls.signInWithPasskey(remember)
      if (signedIn !== null) {
        onProblem(enter(signedIn, goTo) ? null : authText.storageBlocked)
      }
    } catch (error) {
      onProblem(serverSentence(error, sentences.oopsDefault))
    }
    setIsBusy(false)
  }
  return (
    <Button
      variant="secondary"
      className="mt-3 w-full"
      disabled={!isHydrated}
      busy={isBusy}
      onClick={() => void handleClick()}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      Sign in with a passkey
    </Button>
  )
}
