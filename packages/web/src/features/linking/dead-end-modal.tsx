import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { linkingText } from './linking-text.ts'

type DeadEndModalProps = {
  open: boolean
  title: string
  children: ReactNode
  onGoBack: () => void
  onManual: () => void
}

/** A bank that couldn't be linked, and the two options. Closing it goes back. */
export function DeadEndModal({ open, title, children, onGoBack, onManual }: DeadEndModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && onGoBack()}
      width={500}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onManual}>
            {linkingText.manual}
          </Button>
          <Button onClick={onGoBack}>{linkingText.goBack}</Button>
        </>
      }
    >
      <p className="flex gap-3 font-medium">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span className="min-w-0">{children}</span>
      </p>
      <p className="mt-3 pl-8 text-ink-soft">{linkingText.advice}</p>
    </Modal>
  )
}
