import { authSentences } from '@cardsight/contract/auth-sentences'
import type { User } from '@cardsight/contract/schemas'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SubmitButton } from '../auth/submit-button.tsx'
import type { AccountCalls } from './account-calls.ts'
import { checkName, type NameField } from './profile-checks.ts'
import { useToastForm } from './use-toast-form.ts'

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
