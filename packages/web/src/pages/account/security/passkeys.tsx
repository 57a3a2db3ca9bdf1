import { type Passkey, renamePasskeySchema } from '@cardsight/contract/account'
import { useState } from 'react'
import { schemaErrorsOf } from '../../../features/forms/use-form.ts'
import { formatMoment } from '../../../lib/format-date.ts'
import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { PreferenceRow } from '../account-section.tsx'
import { accountText } from '../account-text.ts'
import { ProfileModal } from '../change-sign-in-modals.tsx'
import { useSecurityAction } from '../confirm-identity.tsx'
import { useToastForm } from '../profile-form.tsx'

type PasskeysProps = {
  passkeys: readonly Passkey[]
  calls: Pick<AccountCalls, 'beginPasskey' | 'finishPasskey' | 'renamePasskey' | 'removePasskey'>
  onChanged: () => Promise<unknown>
}

export function Passkeys({ passkeys, calls, onChanged }: PasskeysProps) {
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const { isBusy, run } = useSecurityAction(accountText.passkeyFailed)
  const toast = useToast()
  const add = async () => {
    const options = await run(calls.beginPasskey)
    if (options !== null && (await run(() => calls.finishPasskey(options)))) {
      toast({ tone: 'good', text: accountText.passkeyAdded })
      await onChanged()
    }
  }
  return (
    <PreferenceRow
      name="Passkeys"
      action={
        canUsePasskeys() && (
          <Button variant="secondary" size="small" busy={isBusy} onClick={() => void add()}>
            Add a passkey
          </Button>
        )
      }
    >
      {passkeys.length === 0 ? (
        <p>{accountText.noPasskeys}</p>
      ) : (
        <ul className="grid gap-4">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </ul>
      )}
      <RenamePasskeyModal
        passkey={renamed}
        calls={calls}
        onClose={() => setRenamed(null)}
        onSaved={onChanged}
      />
      <RemovePasskeyModal
        passkey={removed}
        calls={calls}
        onClose={() => setRemoved(null)}
        onRemoved={onChanged}
      />
    </PreferenceRow>
  )
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <li>
      <p className="font-medium break-words">{name}</p>
      <p className="text-sm text-ink-soft">
        Added <Moment at={createdAt} />
        {lastUsedAt === null ? ', not used yet' : ', last used '}
        {lastUsedAt !== null && <Moment at={lastUsedAt} />}
      </p>
      <p className="-ml-3">
        <Button variant="quiet" size="small" aria-label={`Rename ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </p>
    </li>
  )
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>
}

type RenamePasskeyModalProps = {
  /** Null closes the modal. */
  passkey: Passkey | null
  calls: Pick<AccountCalls, 'renamePasskey'>
  onClose: () => void
  onSaved: () => Promise<unknown>
}

function RenamePasskeyModal({ passkey, calls, onClose, onSaved }: RenamePasskeyModalProps) {
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

type RemovePasskeyModalProps = {
  /** Null closes the modal. */
  passkey: Passkey | null
  calls: Pick<AccountCalls, 'removePasskey'>
  onClose: () => void
  onRemoved: () => Promise<unknown>
}

function RemovePasskeyModal({ passkey, calls, onClose, onRemoved }: RemovePasskeyModalProps) {
  const { isBusy, run } = useSecurityAction(accountText.passkeyFailed)
  const toast = useToast()
  const remove = async ({ id }: Passkey) => {
    // Closed first: the confirmation may open a modal of its own.
    onClose()
    if (await run(() => calls.removePasskey(id))) {
      toast({ tone: 'good', text: accountText.passkeyRemoved })
      await onRemoved()
    }
  }
  return (
    <Modal
      open={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove passkey"
      description={accountText.removePasskeyLead}
      width={400}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => passkey && void remove(passkey)}>
            Remove
          </Button>
        </>
      }
    >
      <p className="font-medium break-words">{passkey?.name}</p>
    </Modal>
  )
}
