import { authSentences } from '@cardsight/contract/auth-sentences'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { checkPassword, type PasswordField as Field } from './profile-checks.ts'
import { ProfileModal } from './profile-modal.tsx'
import { PREFERENCES_HASH } from './return-hashes.ts'
import { useToastForm } from './use-toast-form.ts'

type ChangePasswordModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  email: string
  calls: Pick<AccountCalls, 'update' | 'isCommonPassword'>
  onSaved: () => void
}

const fields: readonly Field[] = ['oldPassword', 'password', 'confirmPassword']

export function ChangePasswordModal({ open, onOpenChange, email, calls, onSaved }: ChangePasswordModalProps) {
  const toast = useToast()
  const confirmed = useConfirmed()
  const { errors, isBusy, formProps } = useToastForm({
    fields,
    check: checkPassword,
    send: async ({ oldPassword, password }) => {
      const save = () => calls.update({ oldPassword, password })
      if ((await confirmed(save, PREFERENCES_HASH)) === null) {
        return 'stay'
      }
      toast({ tone: 'good', text: authSentences.passwordSaved })
      onSaved()
      onOpenChange(false)
      return 'stay'
    },
  })
  return (
    <ProfileModal
      open={open}
      onOpenChange={onOpenChange}
      title="Change password"
      description="You’ll be signed out everywhere else."
      {...{ formProps, isBusy }}
    >
      {/* Tells a password manager which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="oldPassword"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters."
        showStrength
        checkCommon={calls.isCommonPassword}
        error={errors.password}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </ProfileModal>
  )
}
