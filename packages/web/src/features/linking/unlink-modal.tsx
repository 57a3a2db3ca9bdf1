import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { linkingWords } from './linking-words.ts'

export type UnlinkModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUnlink: () => void
  /** The call is under way: from here on Cancel could no longer keep its word. */
  isBusy: boolean
}

export function UnlinkModal({ open, onOpenChange, onUnlink, isBusy }: UnlinkModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={400}
      title={linkingWords.unlink}
      description={linkingWords.unlinkQuestion}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onUnlink}>
            Unlink
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{linkingWords.unlinkEffect}</p>
    </Modal>
  )
}
