import type { AccountDetails } from '@cardsight/contract/account'
import { apiPaths } from '@cardsight/contract/api-paths'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { KeyRound } from 'lucide-react'
import { useId, useState } from 'react'
import { FormMessage } from '../../features/forms/form-parts.tsx'
import { type FieldErrors, serverSentence, useForm, type Values } from '../../features/forms/use-form.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { readText, storageKeys } from '../../lib/storage.ts'
import { rememberWantedPath } from '../../session/begin-session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { AccountCalls } from './account-calls.ts'
import { accountText } from './account-text.ts'

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

type ConfirmWithPasskeyProps = {
  calls: Pick<AccountCalls, 'confirmWithPasskey'>
  onConfirmed: () => void
  onProblem: (problem: string) => void
}

export function ConfirmWithPasskey({ calls, onConfirmed, onProblem }: ConfirmWithPasskeyProps) {
  const [isBusy, setIsBusy] = useState(false)
  const handleClick = async () => {
    setIsBusy(true)
    try {
      if (await calls.confirmWithPasskey()) {
        onConfirmed()
      }
    } catch (error) {
      onProblem(serverSentence(error, accountText.confirmFailed))
    }
    setIsBusy(false)
  }
  return (
    canUsePasskeys() && (
      <Button variant="secondary" busy={isBusy} onClick={() => void handleClick()}>
        <KeyRound aria-hidden="true" className="size-5" />
        Use a passkey
      </Button>
    )
  )
}

/** Goes to the provider and comes back to this page, with the hash of what the user was doing. */
export function ConfirmWithProvider({ returnTo }: { returnTo: string }) {
  const isRemembered = readText('local', storageKeys.authToken) !== null
  return (
    <LinkButton
      to={`${apiPaths.socialStart}?purpose=confirm&remember=${isRemembered ? '1' : '0'}`}
      reloadDocument
      variant="secondary"
      onClick={() => rememberWantedPath(`${window.location.pathname}${returnTo}`)}
    >
      Continue with Google
    </LinkButton>
  )
}
