import type { Insights, MerchantToReview } from '@cardsight/contract/backtest'
import type { MerchantCorrectionList } from '@cardsight/contract/banking'
import { categories, isLeaf } from '@cardsight/engine/categories'
import { Check } from 'lucide-react'
import { categoryNameOfLeaf } from '../../content/category-styles.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'

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
      <ConfirmButton {...{ insights, merchant, corrections, isBusy }} />
      {isCorrected(corrections, merchant) && (
        <Button variant="secondary" busy={isBusy} onClick={() => corrections.onCorrect(merchant, null)}>
          Undo my correction
        </Button>
      )}
      <p role="status" className="basis-full text-sm text-ink-soft">
        {isBusy && 'Saving your correction'}
        {!isBusy && isCorrected(corrections, merchant) && 'You corrected this.'}
        {!isBusy && noteOf(insights, merchant)}
      </p>
    </div>
  )
}

type ConfirmButtonProps = MerchantCategoryFieldProps & { isBusy: boolean }

/** Confirms a guess with the leaf that already counts, so no number changes. */
function ConfirmButton({ insights, merchant, corrections, isBusy }: ConfirmButtonProps) {
  const guess = findToReview(insights, merchant)
  if (guess === null || guess.certainty !== 'probable' || !isLeaf(guess.leaf)) {
    return null
  }
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={`Confirm ${categoryNameOfLeaf(guess.leaf)} for ${merchant}`}
      onClick={({ currentTarget }) => {
        // The button disappears with the guess.
        currentTarget.parentElement?.querySelector('select')?.focus()
        corrections.onCorrect(merchant, guess.leaf)
      }}
    >
      <Check aria-hidden="true" className="size-5" />
      Confirm
    </Button>
  )
}

function noteOf(insights: Insights, merchant: string): string | null {
  const guess = findToReview(insights, merchant)
  if (guess === null) {
    return null
  }
  return guess.certainty === 'probable' && isLeaf(guess.leaf)
    ? `This is probably ${categoryNameOfLeaf(guess.leaf)}.`
    : 'We don’t know this merchant, so it counts as Other.'
}

/** The category of a merchant, and whether the user chose it. */
export type MerchantCorrections = Readonly<{
  list: MerchantCorrectionList['merchants']
  /** The merchant whose correction is being saved. */
  busyWith: string | null
  /** The key of a category or a leaf; null removes the correction. */
  onCorrect: (merchant: string, category: string | null) => void
}>

/** The key of the category; null if its purchases are in several. */
function categoryOfMerchant(
  { transactions_statistics }: Pick<Insights, 'transactions_statistics'>,
  merchant: string,
): string | null {
  const names = transactions_statistics
    .filter(({ transactions }) => transactions.some(({ name }) => name === merchant))
    .map(({ category }) => category)
  return names.length === 1 ? (categories.find(({ name }) => name === names[0])?.key ?? null) : null
}

/** Our guess for a merchant, if its category isn't sure. */
function findToReview(
  { merchantReview }: Pick<Insights, 'merchantReview'>,
  merchant: string,
): MerchantToReview | null {
  return merchantReview.merchants.find(({ name }) => name === merchant) ?? null
}

export function isCorrected({ list }: Pick<MerchantCorrections, 'list'>, merchant: string): boolean {
  const wanted = merchant.toLowerCase()
  return list.some((one) => one.merchant.toLowerCase() === wanted)
}
