import { DeadEndModal } from './dead-end-modal.tsx'
import { linkingWords } from './linking-words.ts'

export type BankErrorModalProps = {
  open: boolean
  institution: string
  /** The server's own words, where it sent some. */
  message: string | null
  onGoBack: () => void
  onManual: () => void
}

export function BankErrorModal({ institution, message, ...rest }: BankErrorModalProps) {
  return (
    <DeadEndModal {...rest} title={linkingWords.errorTitle}>
      {message || linkingWords.connectivity(institution)}
    </DeadEndModal>
  )
}
