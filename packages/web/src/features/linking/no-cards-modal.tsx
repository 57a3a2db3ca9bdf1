import { DeadEndModal } from './dead-end-modal.tsx'
import { linkingWords } from './linking-words.ts'

export type NoCardsModalProps = {
  open: boolean
  institution: string
  onGoBack: () => void
  onManual: () => void
}

export function NoCardsModal({ institution, ...rest }: NoCardsModalProps) {
  return (
    <DeadEndModal {...rest} title={linkingWords.noCardsTitle}>
      {linkingWords.noCards(institution)}
    </DeadEndModal>
  )
}
