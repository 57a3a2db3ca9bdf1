import type { MerchantReview, MerchantToReview } from '@cardsight/contract/backtest'
import { categoryOfLeaf, isLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { categoryName, categoryNameOfLeaf } from '../../content/category-styles.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import {
  ChoiceButton,
  MerchantChoiceRow,
  type MerchantChoices,
  SuggestFixes,
  useChoices,
} from './merchant-choice-row.tsx'
import { plausibleCategories } from './plausible-categories.ts'
import {
  categorizedPercent,
  doubtOf,
  ENOUGH_PERCENT,
  isEnoughKnown,
  listToReview,
  ROWS_AT_A_TIME,
  rowsToShow,
} from './review.ts'

type MerchantsToCheckProps = MerchantChoices & {
  review: MerchantReview
  /** How much a merchant matters: the largest come first. By default, the dollars in doubt. */
  weigh?: (merchant: MerchantToReview) => number
  /** Says how much of the spending is categorized. */
  hasProgress: boolean
  /** What to do next. */
  children?: ReactNode
}

/** Merchants whose category is a guess or unknown, with one-click categories. */
export function MerchantsToCheck({
  review,
  weigh = doubtOf,
  hasProgress,
  children,
  ...saving
}: MerchantsToCheckProps) {
  const choices = useChoices(saving)
  const [moreCount, setMoreCount] = useState(0)
  const listed = listToReview(review, choices.merchants, weigh)
  const shown = listed.slice(0, rowsToShow(choices.made.length) + moreCount)
  const percent = categorizedPercent(review)
  return (
    <>
      {hasProgress && (
        <p role="status" className="mt-2 max-w-text text-base">
          {progressOf(review, shown.length)}
        </p>
      )}
      {/* A focused control must not end up behind the bar below. */}
      <ul aria-label="Merchants to check" className="mt-4 [&_button]:scroll-mb-36 [&_select]:scroll-mb-36">
        {shown.map((merchant) => (
          <MerchantToCheck
            key={merchant.name}
            merchant={merchant}
            chosen={choices.leafOf(merchant.name)}
            onChoose={(leaf) => choices.choose(merchant, leaf)}
          />
        ))}
      </ul>
      {listed.length > shown.length && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => setMoreCount(moreCount + ROWS_AT_A_TIME)}
        >
          Show more of {listed.length.toLocaleString('en-US')} merchants
        </Button>
      )}
      <SuggestFixes choices={choices.made} />
      {hasProgress && (
        // With something to do next, it stays in view while the user works through the list.
        <div
          className={classNames(
            'mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-hairline bg-panel py-3',
            children !== undefined && 'sticky bottom-0 z-10',
          )}
        >
          <ProgressBar
            className="min-w-0 flex-1 basis-52"
            label="Categorized spending"
            value={percent}
            valueText={`${percent}%`}
          />
          {children}
        </div>
      )}
    </>
  )
}

function progressOf(review: MerchantReview, shownCount: number): string {
  const done = `${categorizedPercent(review)}% of your spending is categorized.`
  if (!isEnoughKnown(review)) {
    return `${done} Fix the merchants below to reach ${ENOUGH_PERCENT}%.`
  }
  return shownCount === 0 ? done : `${done} That’s enough to rank cards.`
}

type MerchantToCheckProps = {
  merchant: MerchantToReview
  chosen: Leaf | null
  onChoose: (leaf: Leaf | null) => void
}

/** Our guess comes first, if there is one. */
function MerchantToCheck({ merchant, chosen, onChoose }: MerchantToCheckProps) {
  const { name, leaf, certainty } = merchant
  const guess = certainty === 'probable' && isLeaf(leaf) ? leaf : null
  const others = plausibleCategories(merchant).filter(
    (key) => guess === null || key !== categoryOfLeaf(guess),
  )
  return (
    <MerchantChoiceRow
      {...{ merchant, chosen, onChoose }}
      note={guess === null ? 'unknown, counts as Other' : `probably ${categoryNameOfLeaf(guess)}`}
    >
      {guess !== null && (
        <ChoiceButton
          label={`Confirm ${categoryNameOfLeaf(guess)} for ${name}`}
          isPressed={chosen === guess}
          onClick={() => onChoose(chosen === guess ? null : guess)}
        >
          <Check aria-hidden="true" className="size-5" />
          {categoryNameOfLeaf(guess)}
        </ChoiceButton>
      )}
      {others.slice(0, guess === null ? others.length : 3).map((key) => {
        const isPressed = chosen !== null && chosen !== guess && categoryOfLeaf(chosen) === key
        return (
          <ChoiceButton
            key={key}
            label={`${categoryName(key)} for ${name}`}
            isPressed={isPressed}
            onClick={() => onChoose(isPressed ? null : leafOfCategory(key))}
          >
            {categoryName(key)}
          </ChoiceButton>
        )
      })}
    </MerchantChoiceRow>
  )
}
