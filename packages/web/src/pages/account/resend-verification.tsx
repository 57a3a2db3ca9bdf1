import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { serverSentence } from '../auth/server-problem.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'
import { useOops } from './use-loaded.ts'

export function ResendVerification({ calls }: { calls: Pick<AccountCalls, 'resendVerification'> }) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const goToOops = useOops()
  const handleResend = async () => {
    setIsBusy(true)
    try {
      toast({ tone: 'good', text: await calls.resendVerification() })
    } catch (error) {
      if (!goToOops(error)) {
        toast({ tone: 'bad', text: serverSentence(error, accountText.verificationFailed) })
      }
    }
    setIsBusy(false)
  }
  return (
    <p className="mt-2">
      <Button variant="quiet" size="small" busy={isBusy} onClick={handleResend} className="-ml-3">
        Send the email again
      </Button>
    </p>
  )
}
