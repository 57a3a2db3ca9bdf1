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
