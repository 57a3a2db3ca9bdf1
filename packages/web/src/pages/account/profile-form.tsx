import { changeEmailSchema, renameSchema, type User } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import { findPasswordProblem } from '@cardsight/contract/limits'
import { SubmitButton } from '../../features/forms/form-parts.tsx'
import {
  type FieldErrors,
  type FormOptions,
  type Problem,
  schemaErrorsOf,
  useForm,
  type Values,
} from '../../features/forms/use-form.ts'
import { TextField } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { AccountCalls } from './account-calls.ts'

type ProfileFormProps = {
  user: User
  calls: Pick<AccountCalls, 'update'>
  onSaved: (user: User) => void
}

const fields: readonly NameField[] = ['firstName', 'lastName']

export function ProfileForm({ user, calls, onSaved }: ProfileFormProps) {
  const toast = useToast()
  const { errors, isBusy, formProps } = useToastForm({
    fields,
    check: checkName,
    send: async ({ firstName, lastName }) => {
      onSaved(await calls.update({ firstName: firstName.trim(), lastName: lastName.trim() }))
      toast({ tone: 'good', text: authSentences.nameSaved })
      return 'stay'
    },
  })
  return (
    <form {...formProps} className="grid gap-5 chart:grid-cols-2">
      <TextField
        label="First Name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={user.firstName}
        error={errors.firstName}
      />
      <TextField
        label="Last Name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={user.lastName}
        error={errors.lastName}
      />
      <div>
        <SubmitButton busy={isBusy} className="">
          Save
        </SubmitButton>
      </div>
    </form>
  )
}

/** A profile form: errors are shown in a toast and marked at their field. */
export function useToastForm<Field extends string>(options: Omit<FormOptions<Field>, 'fallback'>) {
  const toast = useToast()
  const tell = ({ fields, message }: Problem<Field>) => {
    const first = options.fields.map((field) => fields[field]).find((error) => error !== undefined)
    toast({ tone: 'bad', text: message ?? first ?? authSentences.profileFailed })
  }
  return useForm({ ...options, fallback: authSentences.profileFailed }, tell)
}

/** Validates the profile forms; each shows one message, the first that applies. */

type NameField = 'firstName' | 'lastName'
export type EmailField = 'email' | 'oldPassword'
export type PasswordField = 'oldPassword' | 'password' | 'confirmPassword'

function checkName(values: Values<NameField>): FieldErrors<NameField> {
  return schemaErrorsOf(renameSchema, values)
}

/** Missing fields come before invalid ones. */
export function checkEmail(values: Values<EmailField>): FieldErrors<EmailField> {
  if (values.email.trim() === '') {
    return { email: authSentences.changeEmailMissing }
  }
  if (values.oldPassword === '') {
    return { oldPassword: authSentences.changeEmailMissing }
  }
  return schemaErrorsOf(changeEmailSchema, values)
}

export function checkPassword(values: Values<PasswordField>): FieldErrors<PasswordField> {
  const order = ['oldPassword', 'password', 'confirmPassword'] as const
  const missing = order.find((field) => values[field] === '')
  if (missing !== undefined) {
    return { [missing]: authSentences.changePasswordMissing }
  }
  const problem = findPasswordProblem(values.password)
  if (problem !== null) {
    return { password: problem }
  }
  return values.password === values.confirmPassword
    ? {}
    : { confirmPassword: authSentences.newConfirmDiffers }
}
