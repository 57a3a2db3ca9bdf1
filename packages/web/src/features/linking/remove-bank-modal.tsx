import { linkingText } from './linking-text.ts'
import type { RemovedBank } from './removed-bank.ts'
import { UndoableModal } from './undoable-modal.tsx'

export type RemoveBankModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  bank: RemovedBank
  onRemove: () => void
}

/** Asks before one institution is removed. */
export function RemoveBankModal({ bank, onRemove, ...modal }: RemoveBankModalProps) {
  const { name, affected, isImport, endsAccessAt } = bank
  return (
    <UndoableModal
      {...modal}
      title={linkingText.remove}
      question={linkingText.removeQuestion(name)}
      action="Remove"
      soon={linkingText.removeSoon}
      onConfirmed={onRemove}
      isBusy={false}
    >
      <p>{isImport ? linkingText.removeFilesEffect(affected) : linkingText.removeEffect(affected)}</p>
      {endsAccessAt !== null && <p className="mt-3">{linkingText.endAccess(endsAccessAt)}</p>}
    </UndoableModal>
  )
}
