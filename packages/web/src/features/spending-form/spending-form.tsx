import { useId } from 'react'
import { type Costs, totalOfCosts } from './costs.ts'
import { FindCardsButton } from './find-cards-button.tsx'
import type { RentProps } from './more-detail.tsx'
import { SpendingFields } from './spending-fields.tsx'
import { spendingText } from './spending-text.ts'

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
