import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { type Costs, spendingText, totalOfCosts } from './costs.ts'
import type { RentProps } from './more-detail.tsx'
import { SpendingFields } from './spending-fields.tsx'

export type SpendingFormProps = RentProps & {
  costs: Costs
  onChange: (costs: Costs) => void
  onSubmit: () => void
  /** Cards are being calculated. */
  isBusy: boolean
  /** Error message of the last run. */
  error: string | null
  submitLabel?: string
}

export function SpendingForm({ submitLabel = spendingText.submit, error, ...form }: SpendingFormProps) {
  const formId = useId()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{spendingText.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{spendingText.prompt}</p>
      <SpendingFields formId={formId} {...form}>
        <div className="mt-4">
          <FindCardsButton
            formId={formId}
            total={totalOfCosts(form.costs)}
            isBusy={form.isBusy}
            error={error}
            label={submitLabel}
          />
        </div>
      </SpendingFields>
    </section>
  )
}

type FindCardsButtonProps = {
  formId: string
  total: number
  isBusy: boolean
  error: string | null
  label: string
}

/** Shows why it is disabled, and what went wrong with the last run. */
export function FindCardsButton({ formId, total, isBusy, error, label }: FindCardsButtonProps) {
  const noteId = useId()
  return (
    <div className="w-full">
      <p role="alert" className="font-medium text-brick">
        {error !== null && (
          <span className="mb-3 flex gap-2">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
      <Button
        type="submit"
        form={formId}
        size="large"
        busy={isBusy}
        disabled={total === 0}
        aria-describedby={noteId}
        className="w-full"
      >
        {label}
      </Button>
      <p id={noteId} className="mt-2 text-center text-sm text-ink-soft">
        {noteFor(total, isBusy)}
      </p>
    </div>
  )
}

/** Never empty, so that nothing moves when the first digit is typed. */
function noteFor(total: number, isBusy: boolean): string {
  if (isBusy) {
    return spendingText.busy
  }
  return total === 0 ? spendingText.nothingTyped : spendingText.ready
}
