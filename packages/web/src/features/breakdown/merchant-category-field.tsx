import type { Insights } from '@cardsight/contract/schemas'
import { categories } from '@cardsight/engine/categories'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { categoryOfMerchant, isCorrected, type MerchantCorrections } from './merchant-category.ts'

type MerchantCategoryFieldProps = { insights: Insights; merchant: string; corrections: MerchantCorrections }

/** Lets the user correct a merchant's category; the results update. */
export function MerchantCategoryField({ insights, merchant, corrections }: MerchantCategoryFieldProps) {
  const category = categoryOfMerchant(insights, merchant)
  const isBusy = corrections.busyWith === merchant
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <Select
        label="Counts as"
        hint="Not right? Choose what this merchant sells and your results will update."
        value={category ?? ''}
        aria-busy={isBusy}
        onChange={({ currentTarget }) => {
          if (!isBusy && currentTarget.value !== '') {
            corrections.onCorrect(merchant, currentTarget.value)
          }
        }}
        className="min-w-0 flex-1 basis-60"
      >
        {category === null && <option value="">Several categories</option>}
        {categories.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
      {isCorrected(corrections, merchant) && (
        <Button variant="secondary" busy={isBusy} onClick={() => corrections.onCorrect(merchant, null)}>
          Undo my correction
        </Button>
      )}
      <p role="status" className="basis-full text-sm text-ink-soft">
        {isBusy && 'Saving your correction'}
        {!isBusy && isCorrected(corrections, merchant) && 'You corrected this.'}
      </p>
    </div>
  )
}
