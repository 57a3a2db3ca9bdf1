import { type Passkey, renamePasskeySchema } from '@cardsight/contract/schemas'
import { TextField } from '../../../ui/text-field.tsx'
import { schemaErrorsOf } from '../../auth/submission.ts'
import type { AccountCalls } from '../account-calls.ts'
import { ProfileModal } from '../profile-modal.tsx'
import { useToastForm } from '../use-toast-form.ts'

type RenamePasskeyModalProps = {
  /** Null closes the modal. */
  passkey: Passkey | null
  calls: Pick<AccountCalls, 'renamePasskey'>
  onClose: () => void
  onSaved: () => Promise<void>
}

export function RenamePasskeyModal({ passkey, calls, onClose, onSaved }: RenamePasskeyModalProps) {
  const { errors, isBusy, formProps } = useToastForm<'name'>({
    fields: ['name'],
    check: (values) => schemaErrorsOf(renamePasskeySchema, values),
    send: async ({ name }) => {
      if (passkey !== null) {
        await calls.renamePasskey(passkey.id, name.trim())
        onClose()
        await onSaved()
      }
      return 'stay'
    },
  })
  return (
    <ProfileModal
      open={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename passkey"
      description="Choose a name that tells you which device or password manager has it."
      {...{ formProps, isBusy }}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={passkey?.name}
        error={errors.name}
      />
    </ProfileModal>
  )
}
