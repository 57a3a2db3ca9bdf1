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
      {message ? withName(message, institution) : linkingText.connectivity(institution)}
    </DeadEndModal>
  )
}

/** People with several banks have to know which one it is. */
function withName(message: string, institution: string): string {
  return message.includes(institution) ? message : `${institution}: ${message}`
}
