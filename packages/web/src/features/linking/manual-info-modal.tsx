import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Benefits } from './benefits.tsx'
import { LinkingFacts } from './linking-facts.tsx'
import { linkingWords } from './linking-words.ts'

export type ManualInfoModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShare: () => void
}

/** Stands in for the views that typed estimates cannot fill. */
export function ManualInfoModal({ open, onOpenChange, onShare }: ManualInfoModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={500}
      title={linkingWords.infoTitle}
      description={linkingWords.infoInvitation}
      footer={<Button onClick={onShare}>{linkingWords.share}</Button>}
    >
      <Benefits />
      <div className="mt-5">
        <LinkingFacts />
      </div>
    </Modal>
  )
}
