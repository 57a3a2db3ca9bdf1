import type { User } from '@cardsight/contract/account'
import { useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { FormMessage } from '../../features/forms/form-parts.tsx'
import { type FieldErrors, serverSentence, useForm, type Values } from '../../features/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import type { AccountCalls } from './account-calls.ts'
import { accountText, deletionEffects } from './account-text.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { ConfirmWithPasskey, ConfirmWithProvider } from './confirm-identity-modal.tsx'
import { DELETE_HASH } from './use-resume.ts'

type DeleteAccountModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: Pick<User, 'email'> & { hasPassword: boolean; hasSocial: boolean }
  hasPasskeys: boolean
  hasTwoStep: boolean
  calls: Pick<AccountCalls, 'remove' | 'confirmWithPasskey'>
  onDeleted: () => void
}

export function DeleteAccountModal({ open, onOpenChange, ...props }: DeleteAccountModalProps) {
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Delete account"
      description="This deletes the following immediately and can’t be undone:"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            Delete my account
          </Button>
        </>
      }
    >
      <DeleteForm {...props} formId={formId} onBusy={setIsBusy} />
    </Modal>
  )
}

type DeleteFormProps = Omit<DeleteAccountModalProps, 'open' | 'onOpenChange'> & {
  formId: string
  onBusy: (isBusy: boolean) => void
}

type Field = 'password'

function DeleteForm({ account, calls, onDeleted, formId, onBusy, ...props }: DeleteFormProps) {
  const confirmed = useConfirmed()
  // With two-step verification, the confirmation asks for the password as well.
  const asksPassword = account.hasPassword && !props.hasTwoStep
  const [mustConfirm, setMustConfirm] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const removeConfirmed = async () => {
    try {
      await calls.remove()
      onDeleted()
    } catch (error) {
      setProblem(serverSentence(error, accountText.deleteFailed))
    }
  }
  const { errors, message, formProps } = useForm<Field>({
    fields: ['password'],
    check: asksPassword ? checkPassword : () => ({}),
    send: async ({ password }) => {
      onBusy(true)
      try {
        const remove = () => calls.remove(asksPassword ? password : undefined).then(() => true)
        if (await confirmed(remove, DELETE_HASH)) {
          onDeleted()
          return 'leave'
        }
        onBusy(false)
        return 'stay'
      } catch (error) {
        onBusy(false)
        setMustConfirm(error instanceof ApiError && error.code === 'sign-in-again')
        throw error
      }
    },
    fallback: accountText.deleteFailed,
  })
  return (
    <form {...formProps} id={formId} className="grid gap-5">
      <ul className="list-disc space-y-1 pl-5">
        {deletionEffects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="text-ink-soft">We keep one record of when an account was deleted, without your name.</p>
      {asksPassword && (
        <>
          {/* Tells a password manager which account the password is for. */}
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={errors.password}
          />
        </>
      )}
      <FormMessage tone="bad">{problem ?? message}</FormMessage>
      {mustConfirm && props.hasPasskeys && (
        <ConfirmWithPasskey calls={calls} onConfirmed={() => void removeConfirmed()} onProblem={setProblem} />
      )}
      {mustConfirm && account.hasSocial && <ConfirmWithProvider returnTo={DELETE_HASH} />}
    </form>
  )
}

function checkPassword({ password }: Values<Field>): FieldErrors<Field> {
  return password === '' ? { password: accountText.deletePasswordMissing } : {}
}
