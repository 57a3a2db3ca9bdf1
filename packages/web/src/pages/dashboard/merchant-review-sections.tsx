/** Merchants whose category isn't sure, above or below the results on purchases. */
import type { MerchantReview } from '@cardsight/contract/schemas'
import type { Leaf } from '@cardsight/engine/categories'
import { CircleAlert } from 'lucide-react'
import { isCorrected, type MerchantCorrections } from '../../features/breakdown/merchant-category.ts'
import { ProbableMerchants } from '../../features/merchants/probable-merchants.tsx'
import { categorizedPercent } from '../../features/merchants/review.ts'
import { UnknownMerchants } from '../../features/merchants/unknown-merchants.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { useHasBeen } from '../../lib/use-has-been.ts'
import type { Dispatch } from './use-dashboard.ts'

type ReviewProps = {
  review: MerchantReview
  corrections: MerchantCorrections['list']
  dispatch: Dispatch
}

/** Asks for categories above the results, because too much counts as Other. */
export function UnknownNotice({ review, ...props }: ReviewProps) {
  return (
    <section aria-labelledby="unknown-notice" data-print="hide" className="panel mt-6 p-4 narrow:p-6">
      <h2 id="unknown-notice" className="flex items-start gap-3 text-2xl">
        <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-evergreen" />
        What do these merchants sell?
      </h2>
      <UnknownMerchants review={review} {...choicesOf(props)} />
    </section>
  )
}

/** Says next to the headline that it may change, because the list is further down on a phone. */
export function UnknownWarning({ review }: Pick<ReviewProps, 'review'>) {
  return (
    <p data-print="hide" className="mt-2 flex gap-2 text-lg font-medium">
      <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-evergreen" />
      <span>
        Only {categorizedPercent(review)}% of your spending is categorized, so this may change.{' '}
        <a href="#unknown-notice">Fix the largest merchants</a>
      </span>
    </p>
  )
}

type ReviewSectionProps = ReviewProps & {
  /** Unknown merchants are listed here, not above the results. */
  hasUnknown: boolean
}

/** Closed until the user opens it: guesses and unknown merchants, largest first. */
export function ReviewSection({ review, hasUnknown, ...props }: ReviewSectionProps) {
  const probable = review.merchants.filter(({ certainty }) => certainty === 'probable')
  const unknown = hasUnknown ? review.merchants.filter(({ certainty }) => certainty === 'unknown') : []
  const isProbableListed = useHasBeen(probable.length > 0)
  const isUnknownListed = useHasBeen(unknown.length > 0)
  return (
    (isProbableListed || isUnknownListed) && (
      <section aria-label="Merchants to check" data-print="hide" className="panel px-4 py-3 narrow:px-6">
        <details>
          <summary className="min-h-11 w-fit py-2 font-medium">{titleOf([...probable, ...unknown])}</summary>
          {isProbableListed && (
            <>
              <h2 className="mt-3 text-xl">Probably right</h2>
              <p className="max-w-text text-ink-soft">
                We count our best guess. Confirm it, or choose another category.
              </p>
              <ProbableMerchants review={review} {...choicesOf(props)} />
            </>
          )}
          {isUnknownListed && (
            <>
              <h2 className="mt-5 text-xl">Unknown, counted as Other</h2>
              <UnknownMerchants review={review} {...choicesOf(props)} />
            </>
          )}
        </details>
      </section>
    )
  )
}

function titleOf(merchants: MerchantReview['merchants']): string {
  const sum = Math.round(merchants.reduce((total, merchant) => total + merchant.sum * 100, 0)) / 100
  if (merchants.length === 0) {
    return 'You checked all merchants'
  }
  const count = merchants.length === 1 ? '1 merchant' : `${merchants.length} merchants`
  return `Check ${count} (${formatMoney(sum)})`
}

function choicesOf({ corrections, dispatch }: Omit<ReviewProps, 'review'>) {
  return {
    onChoose: (merchant: string, leaf: Leaf | null) =>
      dispatch({ type: 'correction-asked', merchant, category: leaf }),
    isChosen: (merchant: string) => isCorrected({ list: corrections }, merchant),
  }
}
