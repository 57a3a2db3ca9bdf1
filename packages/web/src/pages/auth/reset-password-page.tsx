import { authSentences } from '@cardsight/contract/auth-sentences'
import { pagePaths } from '@cardsight/contract/paths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AccessEndingFields, nothingEnds } from '../../features/forms/access-ending-fields.tsx'
import { FormMessage, SubmitButton } from '../../features/forms/form-parts.tsx'
import { readValues, useForm } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { authText } from './auth-text.ts'
import { checkReset, type ResetField } from './form-checks.ts'
import { type VisitorCalls, visitorCalls } from './visitor-calls.ts'

const RESET_REDIRECT_MS = 5_000
/** Long enough to read one line; /oops shows it again. */
const OOPS_DELAY_MS = 2_000

type ResetPasswordPageProps = {
  resetToken: string
  calls?: Pick<VisitorCalls, 'resetPassword' | 'isCommonPassword'>
}

const fields: readonly ResetField[] = ['password', 'confirmPassword']

export function ResetPasswordPage({ resetToken, calls = visitorCalls }: ResetPasswordPageProps) {
  const [isDone, setIsDone] = useState(false)
  const [ending, setEnding] = useState(nothingEnds)
  const { form, isFilled, handleFilled } = useFilled()
  const { errors, message, isBusy, formProps } = useForm({
    fields,
    check: checkReset,
    send: async ({ password }) => {
      await calls.resetPassword({ resetToken, password, ...ending })
      setIsDone(true)
      return 'stay'
    },
    fallback: '',
  })
  useOnward({ isDone, failure: message })
  return (
    <AuthPage
      heading="Reset Password"
      lead="Choose a new password. You’ll be signed out everywhere else."
      footer={
        <Link to={pagePaths.signIn} className="press">
          Back to Login
        </Link>
      }
    >
      <form
        {...formProps}
        ref={form}
        onInput={(event) => {
          handleFilled(event)
          formProps.onInput(event)
        }}
        className="grid gap-5"
      >
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters."
          showStrength
          checkCommon={calls.isCommonPassword}
          error={errors.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <AccessEndingFields value={ending} onChange={setEnding} />
        <SubmitButton busy={isBusy} disabled={!isFilled || isDone || message !== null}>
          Reset Password
        </SubmitButton>
        <FormMessage tone="bad">{message === '' ? authSentences.resetFailed : message}</FormMessage>
        <FormMessage tone="good">{isDone ? authSentences.resetDone : null}</FormMessage>
        {isDone && <p className="text-ink-soft">{authText.redirectingToSignIn}</p>}
      </form>
    </AuthPage>
  )
}

/** Whether both fields are filled; a browser may have filled them before hydration. */
function useFilled() {
  const form = useRef<HTMLFormElement>(null)
  const [isFilled, setIsFilled] = useState(false)
  useEffect(() => setIsFilled(areFilled(form.current)), [])
  const handleFilled = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setIsFilled(areFilled(currentTarget))
  return { form, isFilled, handleFilled }
}

function areFilled(form: HTMLFormElement | null): boolean {
  return form !== null && Object.values(readValues(form, fields)).every(Boolean)
}

/** Navigates to the sign-in page after a reset, and to the error page after a failure. */
function useOnward({ isDone, failure }: { isDone: boolean; failure: string | null }): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isDone) {
      const timer = setTimeout(() => void navigate(pagePaths.signIn), RESET_REDIRECT_MS)
      return () => clearTimeout(timer)
    }
    if (failure !== null) {
      const state = { message: oopsSentence(failure) }
      const timer = setTimeout(() => void navigate(pagePaths.oops, { state }), OOPS_DELAY_MS)
      return () => clearTimeout(timer)
    }
  }, [isDone, failure, navigate])
}

/** Message of the error page after a failed reset: the server's message without '!', or a default. */
function oopsSentence(serverError: string): string {
  return serverError === ''
    ? authSentences.resetFailed
    : `${serverError.replaceAll('!', '')}, please try again`
}
