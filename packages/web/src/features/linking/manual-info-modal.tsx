import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Benefits } from './benefits.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingText } from './linking-text.ts'

export type ManualInfoModalProps = {
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
