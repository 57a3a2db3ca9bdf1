import { useId } from 'react'
import { Modal } from '../../ui/modal.tsx'
import { spendingText, totalOfCosts } from './costs.ts'
import { SpendingFields } from './spending-fields.tsx'
import { FindCardsButton, type SpendingFormProps } from './spending-form.tsx'

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
