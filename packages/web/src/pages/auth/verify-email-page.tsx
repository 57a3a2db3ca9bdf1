import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormMessage, SubmitButton } from '../../features/forms/form-parts.tsx'
import { useForm } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { authText } from './auth-text.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type VerifyEmailPageProps = { token: string; calls?: Pick<VisitorCalls, 'verifyEmail'> }

/** Mail programs open links automatically: only the button confirms. */
export function VerifyEmailPage({ token, calls = visitorCalls }: VerifyEmailPageProps) {
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const { message, isBusy, formProps } = useForm<never>({
    fields: [],
    send: async () => {
      setConfirmed(await calls.verifyEmail(token))
      return 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <AuthPage heading="Confirm your email" lead={confirmed === null ? authText.verifyLead : undefined}>
      <form {...formProps} className="grid gap-5">
        {confirmed === null && <SubmitButton busy={isBusy}>Confirm my email</SubmitButton>}
        <FormMessage tone="bad">{message}</FormMessage>
        <FormMessage tone="good">{confirmed}</FormMessage>
      </form>
      {confirmed !== null && (
        <p className="mt-6">
          <Link to={pagePaths.dashboard}>Find your best card</Link>
        </p>
      )}
    </AuthPage>
  )
}

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
