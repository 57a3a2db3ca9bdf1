import type { User } from '@cardsight/contract/schemas'
import { useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import { serverSentence } from '../auth/server-problem.ts'
import type { FieldErrors, Values } from '../auth/submission.ts'
import { useForm } from '../auth/use-form.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText, deletionEffects } from './account-text.ts'
import { ConfirmWithPasskey } from './confirm-with-passkey.tsx'
import { ConfirmWithProvider } from './confirm-with-provider.tsx'
import { DELETE_HASH } from './return-hashes.ts'

type DeleteAccountModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: Pick<User, 'email'> & { hasPassword: boolean; hasSocial: boolean }
  hasPasskeys: boolean
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

function DeleteForm({ account, hasPasskeys, calls, onDeleted, formId, onBusy }: DeleteFormProps) {
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
    check: account.hasPassword ? checkPassword : () => ({}),
    send: async ({ password }) => {
      onBusy(true)
      try {
        await calls.remove(account.hasPassword ? password : undefined)
        onDeleted()
        return 'leave'
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
      {account.hasPassword && (
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
      {mustConfirm && hasPasskeys && (
        <ConfirmWithPasskey calls={calls} onConfirmed={() => void removeConfirmed()} onProblem={setProblem} />
      )}
      {mustConfirm && account.hasSocial && <ConfirmWithProvider returnTo={DELETE_HASH} />}
    </form>
  )
}

function checkPassword({ password }: Values<Field>): FieldErrors<Field> {
  return password === '' ? { password: accountText.deletePasswordMissing } : {}
}
