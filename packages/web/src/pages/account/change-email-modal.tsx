import { authSentences } from '@cardsight/contract/auth-sentences'
import type { User } from '@cardsight/contract/schemas'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'
import { useConfirmed } from './confirm-identity.tsx'
import { checkEmail, type EmailField } from './profile-checks.ts'
import { ProfileModal } from './profile-modal.tsx'
import { PREFERENCES_HASH } from './return-hashes.ts'
import { useToastForm } from './use-toast-form.ts'

type ChangeEmailModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  calls: Pick<AccountCalls, 'update'>
  onSaved: (user: User) => void
}

const fields: readonly EmailField[] = ['email', 'oldPassword']

export function ChangeEmailModal({ open, onOpenChange, calls, onSaved }: ChangeEmailModalProps) {
  const toast = useToast()
  const confirmed = useConfirmed()
  const { errors, isBusy, formProps } = useToastForm({
    fields,
    check: checkEmail,
    send: async ({ email, oldPassword }) => {
      const save = () => calls.update({ email: email.trim(), oldPassword })
      const user = await confirmed(save, PREFERENCES_HASH)
      if (user === null) {
        return 'stay'
      }
      toast({ tone: 'good', text: authSentences.emailSaved })
      onSaved(user)
      onOpenChange(false)
      return 'stay'
    },
  })
  return (
    <ProfileModal
      open={open}
      onOpenChange={onOpenChange}
      title="Change email"
      description="We’ll send a link to the new address to confirm that it’s yours. You’ll be signed out everywhere else."
      {...{ formProps, isBusy }}
    >
      <TextField
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email}
      />
      <PasswordField
        label="Current password"
        name="oldPassword"
        autoComplete="current-password"
        error={errors.oldPassword}
      />
    </ProfileModal>
  )
}
