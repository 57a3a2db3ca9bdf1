import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { accountText } from '../account-text.ts'

type RecoveryCodesModalProps = {
  /** Null closes the modal. */
  codes: readonly string[] | null
  onClose: () => void
}

/** Shows recovery codes, the only time they can be read. */
export function RecoveryCodesModal({ codes, onClose }: RecoveryCodesModalProps) {
  const toast = useToast()
  const text = (codes ?? []).join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ tone: 'good', text: accountText.codesCopied })
    } catch {
      toast({ tone: 'bad', text: accountText.copyFailed })
    }
  }
  const download = () =>
    saveFile('cardsight-recovery-codes.txt', 'text/plain', `Cardsight recovery codes\n\n${text}\n`)
  return (
    <Modal
      open={codes !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Save your recovery codes"
      description={accountText.codesLead}
      footer={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="secondary" onClick={download}>
            Download
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-x-8 gap-y-2 narrow:grid-cols-2">
        {(codes ?? []).map((code) => (
          <li key={code}>
            <code className="font-medium">{code}</code>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
