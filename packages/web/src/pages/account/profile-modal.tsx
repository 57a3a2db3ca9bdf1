import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'

type ProfileModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  formProps: ComponentProps<'form'>
  isBusy: boolean
  /** The fields. */
  children: ReactNode
}

/** A form in a modal with Save and Cancel. */
export function ProfileModal({ onOpenChange, formProps, isBusy, children, ...modal }: ProfileModalProps) {
  const formId = useId()
  return (
    <Modal
      {...modal}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="grid gap-5">
        {children}
      </form>
    </Modal>
  )
}
