import { DeadEndModal } from './dead-end-modal.tsx'
import { linkingText } from './linking-text.ts'

export type BankErrorModalProps = {
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
      {message || linkingText.connectivity(institution)}
    </DeadEndModal>
  )
}
