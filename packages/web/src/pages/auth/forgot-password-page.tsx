import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormMessage, SubmitButton } from '../../features/forms/form-parts.tsx'
import { useForm } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { TextField } from '../../ui/field.tsx'
import { authText } from './auth-text.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

type ForgotPasswordPageProps = { calls?: Pick<VisitorCalls, 'requestReset'> }

export function ForgotPasswordPage({ calls = visitorCalls }: ForgotPasswordPageProps) {
  const [sent, setSent] = useState<string | null>(null)
  const { errors, message, isBusy, formProps } = useForm({
    fields: ['email'],
    send: async ({ email }, form) => {
      setSent(await calls.requestReset(email))
      form.reset()
      return 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <AuthPage
      heading="Forgot Password"
      lead={`Enter your email and we’ll send you a link to choose a new password. ${authText.resetMailLasts}`}
      footer={
        <Link to={pagePaths.signIn} className="press">
          Back to Login
        </Link>
      }
    >
      <form
        {...formProps}
        onInput={(event) => {
          setSent(null)
          formProps.onInput(event)
        }}
        className="grid gap-5"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email}
        />
        <SubmitButton busy={isBusy}>Submit</SubmitButton>
        <FormMessage tone="bad">{message}</FormMessage>
        <FormMessage tone="good">{sent}</FormMessage>
      </form>
    </AuthPage>
  )
}
