import { linkingText } from './linking-text.ts'
import { UndoableModal } from './undoable-modal.tsx'

export type UnlinkModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUnlink: () => void
  /** The call is running, so Cancel could no longer stop it. */
  isBusy: boolean
  /** What will be disconnected, such as 'First Platypus Bank (2 accounts)'. */
  affected: string
  /** Where the user must end our access, too, such as 'SimpleFIN Bridge'. */
  endsAccessAt: string | null
}

/** Asks before all accounts are unlinked. */
export function UnlinkModal({ onUnlink, affected, endsAccessAt, ...modal }: UnlinkModalProps) {
  return (
    <UndoableModal
      {...modal}
      title={linkingText.unlink}
      question={linkingText.unlinkQuestion}
      action="Unlink"
      soon={linkingText.unlinkSoon}
      onConfirmed={onUnlink}
    >
      <p>{linkingText.unlinkEffect(affected)}</p>
      {endsAccessAt !== null && <p className="mt-3">{linkingText.endAccess(endsAccessAt)}</p>}
    </UndoableModal>
  )
}
