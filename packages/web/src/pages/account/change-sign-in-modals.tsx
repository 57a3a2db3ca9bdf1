import type { User } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'
import { useConfirmed } from './confirm-identity.tsx'
import {
  checkEmail,
  checkPassword,
  type EmailField,
  type PasswordField as ProfilePasswordField,
  useToastForm,
} from './profile-form.tsx'
import { PREFERENCES_HASH } from './use-resume.ts'

type ChangeEmailModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  calls: Pick<AccountCalls, 'update'>
  onSaved: (user: User) => void
}

const emailFields: readonly EmailField[] = ['email', 'oldPassword']

export function ChangeEmailModal({ open, onOpenChange, calls, onSaved }: ChangeEmailModalProps) {
  const toast = useToast()
  const confirmed = useConfirmed()
  const { errors, isBusy, formProps } = useToastForm({
    fields: emailFields,
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

type ChangePasswordModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  email: string
  calls: Pick<AccountCalls, 'update' | 'isCommonPassword'>
  onSaved: () => void
}

const passwordFields: readonly ProfilePasswordField[] = ['oldPassword', 'password', 'confirmPassword']

export function ChangePasswordModal({ open, onOpenChange, email, calls, onSaved }: ChangePasswordModalProps) {
  const toast = useToast()
  const confirmed = useConfirmed()
  const { errors, isBusy, formProps } = useToastForm({
    fields: passwordFields,
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

type ProfileModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  formProps: ComponentProps<'form'>
  isBusy: boolean
  /** Text of the button. */
  action?: string
  /** The fields. */
  children: ReactNode
}

/** A form in a modal with a button and Cancel. */
export function ProfileModal({
  onOpenChange,
  formProps,
  isBusy,
  action = 'Save',
  children,
  ...modal
}: ProfileModalProps) {
  const formId = useId()
  return (
    <Modal
      {...modal}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="grid gap-5">
        {children}
      </form>
    </Modal>
  )
}
