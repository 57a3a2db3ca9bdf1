import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'

export type FeedChange = 'replace' | 'revoke'

const words = {
  replace: {
    title: 'Replace your calendar address?',
    text: 'The old address stops working right away. Subscribe to the new one in your calendar app.',
    button: 'Replace',
  },
  revoke: {
    title: 'Revoke your calendar address?',
    text: 'The address stops working right away, and you can’t bring it back. You can create a new one later.',
    button: 'Revoke',
  },
} as const

type ConfirmChangeProps = {
  /** Null closes the modal. */
  asked: FeedChange | null
  isBusy: boolean
  onCancel: () => void
  onConfirm: (change: FeedChange) => void
}

/** Asks first, because calendar apps that use the address lose it. */
export function ConfirmChange({ asked, isBusy, onCancel, onConfirm }: ConfirmChangeProps) {
  // The words stay while the modal closes.
  const last = useRef<FeedChange>('replace')
  last.current = asked ?? last.current
  const { title, text, button } = words[last.current]
  return (
    <Modal
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={title}
      description={text}
      width={400}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => onConfirm(last.current)}>
            {button}
          </Button>
        </>
      }
    />
  )
}
