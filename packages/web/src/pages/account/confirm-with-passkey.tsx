import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { serverSentence } from '../auth/server-problem.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'

type ConfirmWithPasskeyProps = {
  calls: Pick<AccountCalls, 'confirmWithPasskey'>
  onConfirmed: () => void
  onProblem: (problem: string) => void
}

export function ConfirmWithPasskey({ calls, onConfirmed, onProblem }: ConfirmWithPasskeyProps) {
  const [isBusy, setIsBusy] = useState(false)
  const handleClick = async () => {
    setIsBusy(true)
    try {
      if (await calls.confirmWithPasskey()) {
        onConfirmed()
      }
    } catch (error) {
      onProblem(serverSentence(error, accountText.confirmFailed))
    }
    setIsBusy(false)
  }
  return (
    canUsePasskeys() && (
      <Button variant="secondary" busy={isBusy} onClick={() => void handleClick()}>
        <KeyRound aria-hidden="true" className="size-5" />
        Use a passkey
      </Button>
    )
  )
}
