import { useId } from 'react'
import { type Costs, totalOfCosts } from './costs.ts'
import { FindCardsButton } from './find-cards-button.tsx'
import { SpendingFields } from './spending-fields.tsx'
import { spendingWords } from './spending-words.ts'

export type SpendingFormProps = {
  costs: Costs
  onChange: (costs: Costs) => void
  onSubmit: () => void
  /** Cards are being calculated. */
  isBusy: boolean
  /** What went wrong with the last run, as a sentence to read. */
  error: string | null
  submitLabel?: string
}

export function SpendingForm({ submitLabel = spendingWords.submit, error, ...form }: SpendingFormProps) {
  const formId = useId()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{spendingWords.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{spendingWords.prompt}</p>
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
