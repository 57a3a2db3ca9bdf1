import { useEffect, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { linkingText } from './linking-text.ts'

/** How long the user can undo, before the bank is called. */
const UNDO_MS = 10_000

export type UnlinkModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onUnlink: () => void
  /** The call is running, so Cancel could no longer stop it. */
  isBusy: boolean
  /** What will be disconnected, such as 'First Platypus Bank (2 accounts)'. */
  affected?: string
}

/** Closing the modal before the call starts undoes it. */
export function UnlinkModal(props: UnlinkModalProps) {
  const { open, onOpenChange, onUnlink, isBusy, affected } = props
  const [isWaiting, setIsWaiting] = useState(false)
  const unlinkNow = useStable(() => {
    setIsWaiting(false)
    onUnlink()
  })
  useEffect(() => {
    if (isWaiting && open) {
      const timer = setTimeout(unlinkNow, UNDO_MS)
      return () => clearTimeout(timer)
    }
  }, [isWaiting, open, unlinkNow])
  const close = () => {
    setIsWaiting(false)
    onOpenChange(false)
  }
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      width={400}
      title={linkingText.unlink}
      description={linkingText.unlinkQuestion}
      footer={
        // Undo takes the place of Unlink, so that a double click changes nothing.
        isWaiting ? (
          <>
            <Button key="left" variant="secondary" onClick={unlinkNow}>
              Unlink now
            </Button>
            <Button key="right" onClick={() => setIsWaiting(false)}>
              Undo
            </Button>
          </>
        ) : (
          <>
            <Button key="left" variant="secondary" disabled={isBusy} onClick={close}>
              Cancel
            </Button>
            <Button key="right" variant="danger" busy={isBusy} onClick={() => setIsWaiting(true)}>
              Unlink
            </Button>
          </>
        )
      }
    >
      <p className="text-ink-soft">{linkingText.unlinkEffect(affected)}</p>
      <p role="status" className="mt-3 font-medium">
        {isWaiting && linkingText.unlinkSoon}
      </p>
    </Modal>
  )
}
