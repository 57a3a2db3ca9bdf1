import { type ReactNode, useEffect, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

/** How long the user can undo, before the bank is called. */
const UNDO_MS = 10_000

export type UndoableModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  question: string
  /** The verb on the buttons. */
  action: 'Unlink' | 'Remove'
  /** Says that it happens in 10 seconds. */
  soon: string
  onConfirmed: () => void
  /** The call is running, so Cancel could no longer stop it. */
  isBusy: boolean
  /** What is affected. */
  children: ReactNode
}

/** Asks before something is deleted, and waits before it is. Closing the modal in that time undoes it. */
export function UndoableModal(props: UndoableModalProps) {
  const { open, onOpenChange, title, question, action, soon, onConfirmed, isBusy, children } = props
  const [isWaiting, setIsWaiting] = useState(false)
  const confirmNow = useStable(() => {
    setIsWaiting(false)
    onConfirmed()
  })
  useEffect(() => {
    if (isWaiting && open) {
      const timer = setTimeout(confirmNow, UNDO_MS)
      return () => clearTimeout(timer)
    }
  }, [isWaiting, open, confirmNow])
  const close = () => {
    setIsWaiting(false)
    onOpenChange(false)
  }
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => (isOpen ? onOpenChange(true) : close())}
      width={400}
      title={title}
      description={question}
      footer={
        // Undo takes the place of the action, so that a double click changes nothing.
        isWaiting ? (
          <>
            <Button key="left" variant="secondary" onClick={confirmNow}>
              {action} now
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
              {action}
            </Button>
          </>
        )
      }
    >
      <div className="text-ink-soft">{children}</div>
      <p role="status" className="mt-3 font-medium">
        {isWaiting && soon}
      </p>
    </Modal>
  )
}
