import { authSentences } from '@cardsight/contract/auth-sentences'
import type { AccountDetails } from '@cardsight/contract/schemas'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import type { FieldErrors, Values } from '../auth/submission.ts'
import { useForm } from '../auth/use-form.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'
import { ConfirmWithPasskey } from './confirm-with-passkey.tsx'
import { ConfirmWithProvider } from './confirm-with-provider.tsx'

type ConfirmIdentityModalProps = {
  open: boolean
  /** Null while it's loading. */
  account: AccountDetails | null
  hasPasskeys: boolean
  hasTwoStep: boolean
  /** Without two-step verification, a password has no second factor. */
  needsSecondFactor: boolean
  returnTo: string
  calls: Pick<AccountCalls, 'confirm' | 'confirmWithPasskey'>
  onClose: (isConfirmed: boolean) => void
}

type Field = 'password' | 'code'

export function ConfirmIdentityModal({ open, account, onClose, ...props }: ConfirmIdentityModalProps) {
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isPasskeyOnly = props.needsSecondFactor && !props.hasTwoStep
  const hasPassword = !isPasskeyOnly && (account?.hasPassword ?? true)
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
      title="Confirm it’s you"
      description={isPasskeyOnly ? accountText.confirmPasskeyLead : accountText.confirmLead}
      width={400}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            Cancel
          </Button>
          {hasPassword && (
            <Button type="submit" form={formId} busy={isBusy}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {hasPassword && (
          <PasswordForm
            email={account?.email ?? ''}
            hasTwoStep={props.hasTwoStep}
            calls={props.calls}
            formId={formId}
            onBusy={setIsBusy}
            onConfirmed={() => onClose(true)}
          />
        )}
        {props.hasPasskeys && (
          <ConfirmWithPasskey calls={props.calls} onConfirmed={() => onClose(true)} onProblem={setProblem} />
        )}
        {account?.hasSocial && !isPasskeyOnly && <ConfirmWithProvider returnTo={props.returnTo} />}
        <FormMessage tone="bad">{problem}</FormMessage>
      </div>
    </Modal>
  )
}

type PasswordFormProps = {
  email: string
  hasTwoStep: boolean
  calls: Pick<AccountCalls, 'confirm'>
  formId: string
  onBusy: (isBusy: boolean) => void
  onConfirmed: () => void
}

function PasswordForm({ email, hasTwoStep, calls, formId, onBusy, onConfirmed }: PasswordFormProps) {
  const { errors, message, formProps } = useForm<Field>({
    fields: hasTwoStep ? ['password', 'code'] : ['password'],
    check: hasTwoStep ? checkBoth : checkPassword,
    send: async ({ password, code }) => {
      onBusy(true)
      try {
        await calls.confirm(hasTwoStep ? { password, code } : { password })
      } finally {
        onBusy(false)
      }
      onConfirmed()
      return 'stay'
    },
    fallback: accountText.confirmFailed,
  })
  return (
    <form {...formProps} id={formId} className="grid gap-5">
      {/* Tells a password manager which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      {hasTwoStep && (
        <TextField
          label="Code"
          name="code"
          hint={accountText.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code}
        />
      )}
      <FormMessage tone="bad">{message}</FormMessage>
    </form>
  )
}

function checkBoth(values: Values<Field>): FieldErrors<Field> {
  const isCodeMissing = values.code.trim() === ''
  return { ...checkPassword(values), ...(isCodeMissing && { code: authSentences.codeMissing }) }
}

function checkPassword({ password }: Values<Field>): FieldErrors<Field> {
  return password === '' ? { password: authSentences.signInPasswordMissing } : {}
}
