import type { Passkey } from '@cardsight/contract/schemas'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AccountCalls } from '../account-calls.ts'
import { accountText } from '../account-text.ts'
import { useSecurityAction } from './use-security-action.ts'

type RemovePasskeyModalProps = {
  /** Null closes the modal. */
  passkey: Passkey | null
  calls: Pick<AccountCalls, 'removePasskey'>
  onClose: () => void
  onRemoved: () => Promise<void>
}

export function RemovePasskeyModal({ passkey, calls, onClose, onRemoved }: RemovePasskeyModalProps) {
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
