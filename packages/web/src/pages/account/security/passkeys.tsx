import type { Passkey } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { formatMoment } from '../../../lib/format-moment.ts'
import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { PreferenceRow } from '../preference-row.tsx'
import { RemovePasskeyModal } from './remove-passkey-modal.tsx'
import { RenamePasskeyModal } from './rename-passkey-modal.tsx'
import { useSecurityAction } from './use-security-action.ts'

type PasskeysProps = {
  passkeys: readonly Passkey[]
  calls: Pick<AccountCalls, 'beginPasskey' | 'finishPasskey' | 'renamePasskey' | 'removePasskey'>
  onChanged: () => Promise<void>
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
