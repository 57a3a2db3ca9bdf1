/** Merchants whose category isn't sure, above or below the results on purchases. */
import type { MerchantReview, MerchantToReview } from '@cardsight/contract/backtest'
import type { Leaf } from '@cardsight/engine/categories'
import { CircleAlert } from 'lucide-react'
import { isCorrected, type MerchantCorrections } from '../../features/breakdown/merchant-category-field.tsx'
import { MerchantsToCheck } from '../../features/merchants/merchants-to-check.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { useHasBeen } from '../../lib/use-stable.ts'
import { FoldOut } from '../../ui/fold-out.tsx'
import type { Dispatch } from '../dashboard-store.ts'

type ReviewProps = {
  review: MerchantReview
  weigh: (merchant: MerchantToReview) => number
  corrections: MerchantCorrections['list']
  dispatch: Dispatch
}

/** Asks for categories above the results, because too much is in doubt. */
export function DoubtNotice({ review, weigh, ...props }: ReviewProps) {
  return (
    <section aria-labelledby="merchants-in-doubt" data-print="hide" className="panel mt-6 p-4 narrow:p-6">
      <h2 id="merchants-in-doubt" className="flex items-start gap-3 text-2xl">
        <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-evergreen" />
        What do these merchants sell?
      </h2>
      <MerchantsToCheck {...{ review, weigh }} hasProgress {...choicesOf(props)} />
    </section>
  )
}

type GuessLineProps = Pick<ReviewProps, 'review'> & {
  /** What the results count, after refunds. */
  spending: number
  /** False if too much is in doubt. */
  isEnough: boolean
  /** The merchants are listed above the results. */
  isAsking: boolean
}

/** Warns next to the headline if too much of the spending rests on guesses, with a link to the list of merchants. */
export function GuessLine({ review, spending, isEnough, isAsking }: GuessLineProps) {
  const { guessed, merchants } = review
  if (merchants.length === 0 || (isEnough && !isAsking)) {
    return null
  }
  return (
    <p className={isEnough ? 'mt-1 text-ink-soft' : 'mt-2 flex gap-2 text-base font-medium'}>
      {!isEnough && <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-evergreen" />}
      <span>
        We guessed the category of {formatDollars(guessed)} of {formatDollars(spending)}
        {!isEnough && ', so this may change'}
        <span data-print="hide">
          :{' '}
          <a href={isAsking ? '#merchants-in-doubt' : `#${LIST_ID}`} onClick={openList}>
            check {countOf(merchants)}
          </a>
        </span>
      </span>
    </p>
  )
}

const LIST_ID = 'merchants-to-check'

/** The list is closed until someone opens it. */
function openList() {
  document.getElementById(LIST_ID)?.closest('details')?.setAttribute('open', '')
}

/** Closed until the user opens it. Merchants that can change the results most come first. */
export function ReviewSection({ review, weigh, ...props }: ReviewProps) {
  const isListed = useHasBeen(review.merchants.length > 0)
  return (
    isListed && (
      <div data-print="hide">
        <FoldOut id={LIST_ID} title="Merchants to check" hint={hintOf(review.merchants)}>
          <p className="max-w-text text-ink-soft">
            We count our best guess, or Other. Merchants that could change your results come first.
          </p>
          <MerchantsToCheck {...{ review, weigh }} hasProgress={false} {...choicesOf(props)} />
        </FoldOut>
      </div>
    )
  )
}

function hintOf(merchants: MerchantReview['merchants']): string {
  const sum = Math.round(merchants.reduce((total, merchant) => total + merchant.sum * 100, 0)) / 100
  return merchants.length === 0
    ? 'You checked them all'
    : `We guessed the category of ${countOf(merchants)} (${formatDollars(sum)})`
}

function countOf({ length }: MerchantReview['merchants']): string {
  return length === 1 ? '1 merchant' : `${length} merchants`
}

function choicesOf({ corrections, dispatch }: Pick<ReviewProps, 'corrections' | 'dispatch'>) {
  return {
    onChoose: (merchant: string, leaf: Leaf | null) =>
      dispatch({ type: 'correction-asked', merchant, category: leaf }),
    isChosen: (merchant: string) => isCorrected({ list: corrections }, merchant),
  }
}
