/** Asks users to confirm their identity when a call needs a recent sign-in, and then makes the call again. */
import type { AccountDetails } from '@cardsight/contract/account'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { serverSentence } from '../../features/forms/use-form.ts'
import { useToast } from '../../ui/toast.tsx'
import { type AccountCalls, useOops } from './account-calls.ts'
import { ConfirmIdentityModal } from './confirm-identity-modal.tsx'
import { SECURITY_HASH } from './use-resume.ts'

/** Resolves to the result of the call, or to null if the user didn't confirm. */
type Confirmed = <Result>(call: () => Promise<Result>, returnTo: string) => Promise<Result | null>

type Question = Readonly<{
  returnTo: string
  needsSecondFactor: boolean
  answer: (isConfirmed: boolean) => void
}>

const ConfirmedContext = createContext<Confirmed>((call) => call())

/** @param returnTo hash that continues the action after a confirmation on another site. */
export function useConfirmed(): Confirmed {
  return useContext(ConfirmedContext)
}

type ConfirmIdentityProviderProps = {
  account: AccountDetails | null
  hasPasskeys: boolean
  hasTwoStep: boolean
  calls: Pick<AccountCalls, 'confirm' | 'confirmWithPasskey'>
  children: ReactNode
}

export function ConfirmIdentityProvider(props: ConfirmIdentityProviderProps) {
  const { account, hasPasskeys, hasTwoStep, calls, children } = props
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = useCallback(
    (asked: Omit<Question, 'answer'>) => new Promise<boolean>((answer) => setQuestion({ ...asked, answer })),
    [],
  )
  const confirmed: Confirmed = useCallback(
    async (call, returnTo) => {
      try {
        return await call()
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null
        if (code !== 'confirm-identity' && code !== 'confirm-second-factor') {
          throw error
        }
        const needsSecondFactor = code === 'confirm-second-factor'
        return (await ask({ returnTo, needsSecondFactor })) ? call() : null
      }
    },
    [ask],
  )
  const close = (isConfirmed: boolean) => {
    question?.answer(isConfirmed)
    setQuestion(null)
  }
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      <ConfirmIdentityModal
        open={question !== null}
        account={account}
        hasPasskeys={hasPasskeys}
        hasTwoStep={hasTwoStep}
        needsSecondFactor={question?.needsSecondFactor ?? false}
        returnTo={question?.returnTo ?? ''}
        calls={calls}
        onClose={close}
      />
    </ConfirmedContext>
  )
}

/**
 * Runs a call that needs a recent sign-in, asks for a confirmation if necessary, and shows an error in a toast. `run`
 * resolves to null if nothing happened.
 */
export function useSecurityAction(fallback: string) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()
  const confirmed = useConfirmed()
  const goToOops = useOops()
  async function run<Result>(
    call: () => Promise<Result>,
    returnTo: string = SECURITY_HASH,
  ): Promise<Result | null> {
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
