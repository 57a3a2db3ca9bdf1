import { useId } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { totalOfCosts } from './costs.ts'
import { FindCardsButton } from './find-cards-button.tsx'
import { SpendingFields } from './spending-fields.tsx'
import type { SpendingFormProps } from './spending-form.tsx'
import { spendingText } from './spending-text.ts'

export type SpendingFormModalProps = SpendingFormProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SpendingFormModal({ open, onOpenChange, ...props }: SpendingFormModalProps) {
  const { submitLabel = spendingText.submit, error, ...form } = props
  const formId = useId()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      width={500}
      title={spendingText.title}
      description={spendingText.prompt}
      footer={
        <FindCardsButton
          formId={formId}
          total={totalOfCosts(form.costs)}
          isBusy={form.isBusy}
          error={error}
          label={submitLabel}
        />
      }
    >
      <SpendingFields formId={formId} {...form} />
    </Modal>
  )
}
