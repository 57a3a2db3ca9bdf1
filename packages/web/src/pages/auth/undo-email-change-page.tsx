import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { AuthPage } from './auth-panel.tsx'
import { authText } from './auth-text.ts'
import { FormMessage } from './form-message.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type UndoEmailChangePageProps = { token: string; calls?: Pick<VisitorCalls, 'undoEmailChange'> }

/** Mail programs open links automatically, so only the button undoes the change. */
export function UndoEmailChangePage({ token, calls = visitorCalls }: UndoEmailChangePageProps) {
  const [undone, setUndone] = useState<string | null>(null)
  const { message, isBusy, formProps } = useForm<never>({
    fields: [],
    send: async () => {
      setUndone(await calls.undoEmailChange(token))
      return 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <AuthPage
      heading="Undo your email change"
      lead={undone === null ? authText.undoEmailChangeLead : undefined}
    >
      <form {...formProps} className="grid gap-5">
        {undone === null && <SubmitButton busy={isBusy}>Undo the change</SubmitButton>}
        <FormMessage tone="bad">{message}</FormMessage>
        <FormMessage tone="good">{undone}</FormMessage>
      </form>
      {undone !== null && (
        <p className="mt-6">
          No email? <Link to={pagePaths.forgotPassword}>Send the link again</Link>
        </p>
      )}
      {message !== null && (
        <p className="mt-6">
          Is someone else using your account? <Link to={pagePaths.support}>Contact us</Link>
        </p>
      )}
    </AuthPage>
  )
}
