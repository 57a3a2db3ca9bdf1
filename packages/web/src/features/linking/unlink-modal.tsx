import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { linkingText } from './linking-text.ts'

export type UnlinkModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUnlink: () => void
  /** The call is running, so Cancel could no longer stop it. */
  isBusy: boolean
}

export function UnlinkModal({ open, onOpenChange, onUnlink, isBusy }: UnlinkModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={400}
      title={linkingText.unlink}
      description={linkingText.unlinkQuestion}
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
      <p className="text-ink-soft">{linkingText.unlinkEffect}</p>
    </Modal>
  )
}
