import type { SignedIn } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormMessage, SubmitButton } from '../../features/forms/form-parts.tsx'
import { type FieldErrors, useForm, type Values } from '../../features/forms/use-form.ts'
import { AuthPage } from '../../layout/auth-panel.tsx'
import { TextButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { authText } from './auth-text.ts'
import type { VisitorCalls } from './visitor-calls.ts'

type CodePageProps = {
  /** Proves that the password or the social sign-in was right. */
  ticket: string
  calls: Pick<VisitorCalls, 'enterCode'>
  /** Returns false if the browser stores nothing. */
  onSignedIn: (signedIn: SignedIn) => boolean
  onStartAgain: () => void
}

type Field = 'code'

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodePage({ ticket, calls, onSignedIn, onStartAgain }: CodePageProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [isBlocked, setIsBlocked] = useState(false)
  const { errors, message, isBusy, formProps } = useForm<Field>({
    fields: ['code'],
    check: checkCode,
    send: async ({ code }) => {
      const isIn = onSignedIn(await calls.enterCode({ ticket, code }))
      setIsBlocked(!isIn)
      return isIn ? 'leave' : 'stay'
    },
    fallback: sentences.oopsDefault,
  })
  return (
    <AuthPage
      heading="Two-step verification"
      lead={isRecovery ? authText.recoveryCodeLead : authText.codeLead}
      footer={<LostCodes />}
    >
      <form {...formProps} className="grid gap-5">
        <CodeField key={String(isRecovery)} isRecovery={isRecovery} error={errors.code} />
        <SubmitButton busy={isBusy}>Continue</SubmitButton>
        <FormMessage tone="bad">{isBlocked ? authText.storageBlocked : message}</FormMessage>
      </form>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <TextButton onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </TextButton>
        <TextButton onClick={onStartAgain}>Start again</TextButton>
      </p>
    </AuthPage>
  )
}

function CodeField({ isRecovery, error }: { isRecovery: boolean; error: string | undefined }) {
  return isRecovery ? (
    <TextField
      label="Recovery code"
      name="code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="xxxx-xxxx-xxxx-xxxx"
      error={error}
      autoFocus
    />
  ) : (
    <TextField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      error={error}
      autoFocus
    />
  )
}

function LostCodes() {
  return (
    <p className="text-sm">
      Lost your phone and your recovery codes? Sign in with a passkey, or{' '}
      <Link to={pagePaths.support}>contact support</Link>.
    </p>
  )
}

function checkCode({ code }: Values<Field>): FieldErrors<Field> {
  return code.trim() === '' ? { code: authSentences.codeMissing } : {}
}
