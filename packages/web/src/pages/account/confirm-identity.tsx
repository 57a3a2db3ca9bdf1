/** Asks users to confirm their identity when a call needs a recent sign-in, and then makes the call again. */
import type { AccountDetails } from '@cardsight/contract/schemas'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { AccountCalls } from './account-calls.ts'
import { ConfirmIdentityModal } from './confirm-identity-modal.tsx'
import type { Loaded } from './use-loaded.ts'

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
  account: Loaded<AccountDetails>
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
        account={account.status === 'success' ? account.value : null}
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
