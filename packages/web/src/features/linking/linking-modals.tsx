import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { RemovedBank } from './banks.ts'
import { Benefits, LinkingFacts } from './linking-facts.tsx'
import { linkingText } from './linking-text.ts'

type DeadEndModalProps = {
  open: boolean
  title: string
  children: ReactNode
  onGoBack: () => void
  onManual: () => void
}

/** A bank that couldn't be linked, and the two options. Closing it goes back. */
function DeadEndModal({ open, title, children, onGoBack, onManual }: DeadEndModalProps) {
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

type BankErrorModalProps = {
  open: boolean
  institution: string
  /** The server's message, if it sent one. */
  message: string | null
  onGoBack: () => void
  onManual: () => void
}

export function BankErrorModal({ institution, message, ...rest }: BankErrorModalProps) {
  return (
    <DeadEndModal {...rest} title={linkingText.errorTitle}>
      {message ? withName(message, institution) : linkingText.connectivity(institution)}
    </DeadEndModal>
  )
}

/** People with several banks have to know which one it is. */
function withName(message: string, institution: string): string {
  return message.includes(institution) ? message : `${institution}: ${message}`
}

type NoCardsModalProps = {
  open: boolean
  institution: string
  onGoBack: () => void
  onManual: () => void
}

export function NoCardsModal({ institution, ...rest }: NoCardsModalProps) {
  return (
    <DeadEndModal {...rest} title={linkingText.noCardsTitle}>
      {linkingText.noCards(institution)}
    </DeadEndModal>
  )
}

type ManualInfoModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShare: () => void
}

/** Shown instead of views that need transactions. */
export function ManualInfoModal({ open, onOpenChange, onShare }: ManualInfoModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={500}
      title={linkingText.infoTitle}
      description={linkingText.infoInvitation}
      footer={<Button onClick={onShare}>{linkingText.share}</Button>}
    >
      <Benefits />
      <div className="mt-5">
        <LinkingFacts />
      </div>
    </Modal>
  )
}

type UnlinkModalProps = {
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

type RemoveBankModalProps = {
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

/** How long the user can undo, before the bank is called. */
const UNDO_MS = 10_000

type UndoableModalProps = {
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
function UndoableModal(props: UndoableModalProps) {
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
