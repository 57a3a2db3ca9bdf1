import { useState } from 'react'
import { useToast } from '../../../ui/toast.tsx'
import { serverSentence } from '../../auth/server-problem.ts'
import { useConfirmed } from '../confirm-identity.tsx'
import { SECURITY_HASH } from '../return-hashes.ts'
import { useOops } from '../use-loaded.ts'

/**
 * Runs a call that needs a recent sign-in, asks for a confirmation if necessary, and shows an error in a toast. `run`
 * resolves to null if nothing happened.
 */
export function useSecurityAction(fallback: string) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const confirmed = useConfirmed()
  const goToOops = useOops()
  const run = async <Result>(
    call: () => Promise<Result>,
    returnTo: string = SECURITY_HASH,
  ): Promise<Result | null> => {
    setIsBusy(true)
    try {
      return await confirmed(call, returnTo)
    } catch (error) {
      if (!goToOops(error)) {
        toast({ tone: 'bad', text: serverSentence(error, fallback) })
      }
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, run }
}
