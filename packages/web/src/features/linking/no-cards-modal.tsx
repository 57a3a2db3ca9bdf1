import { DeadEndModal } from './dead-end-modal.tsx'
import { linkingText } from './linking-text.ts'

export type NoCardsModalProps = {
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
