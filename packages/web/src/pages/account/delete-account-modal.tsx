import { apiPaths } from '@cardsight/contract/api-paths'
import type { User } from '@cardsight/contract/schemas'
import { useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { readText, storageKeys } from '../../lib/storage.ts'
import { rememberWantedPath } from '../../session/wanted-path.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { FormMessage } from '../auth/form-message.tsx'
import type { FieldErrors, Values } from '../auth/submission.ts'
import { useForm } from '../auth/use-form.ts'
import type { AccountCalls } from './account-calls.ts'
import { accountText, deletionEffects } from './account-text.ts'
import { DELETE_HASH } from './delete-hash.ts'

type DeleteAccountModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  account: Pick<User, 'email'> & { hasPassword: boolean }
  calls: Pick<AccountCalls, 'remove'>
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

function DeleteForm({ account, calls, onDeleted, formId, onBusy }: DeleteFormProps) {
  const [mustConfirm, setMustConfirm] = useState(false)
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
      <FormMessage tone="bad">{message}</FormMessage>
      {mustConfirm && <ConfirmWithProvider />}
    </form>
  )
}

function checkPassword({ password }: Values<Field>): FieldErrors<Field> {
  return password === '' ? { password: accountText.deletePasswordMissing } : {}
}

/** Goes to the provider and comes back here, where the deletion can be confirmed. */
function ConfirmWithProvider() {
  const isRemembered = readText('local', storageKeys.authToken) !== null
  return (
    <LinkButton
      to={`${apiPaths.socialStart}?purpose=confirm&remember=${isRemembered ? '1' : '0'}`}
      reloadDocument
      variant="secondary"
      onClick={() => rememberWantedPath(`${window.location.pathname}${DELETE_HASH}`)}
    >
      Continue with Google
    </LinkButton>
  )
}
