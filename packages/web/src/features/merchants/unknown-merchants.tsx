import type { MerchantReview, MerchantToReview } from '@cardsight/contract/schemas'
import { categoryOfLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { ReactNode } from 'react'
import { shortCategoryName } from '../../content/short-category-names.ts'
import { classNames } from '../../ui/class-names.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { MerchantChoiceRow } from './merchant-choice-row.tsx'
import { plausibleCategories } from './plausible-categories.ts'
import { categorizedPercent, ENOUGH_PERCENT, isEnoughKnown, listToReview, rowsToShow } from './review.ts'
import { SuggestFixes } from './suggest-fixes.tsx'
import { type MerchantChoices, useChoices } from './use-choices.ts'

type UnknownMerchantsProps = MerchantChoices & {
  review: MerchantReview
  /** What to do next. */
  children?: ReactNode
}

/** The largest unknown merchants with one-click categories, and how much of the spending is categorized. */
export function UnknownMerchants({ review, children, ...saving }: UnknownMerchantsProps) {
  const choices = useChoices(saving)
  const listed = listToReview(review, 'unknown', choices.merchants)
  const shown = listed.slice(0, rowsToShow(choices.made.length))
  const percent = categorizedPercent(review)
  return (
    <>
      <p role="status" className="mt-2 max-w-text text-lg">
        {progressOf(review, shown.length)}
      </p>
      {/* A focused control must not end up behind the bar below. */}
      <ul aria-label="Unknown merchants" className="mt-4 [&_button]:scroll-mb-36 [&_select]:scroll-mb-36">
        {shown.map((merchant) => (
          <UnknownMerchant
            key={merchant.name}
            merchant={merchant}
            chosen={choices.leafOf(merchant.name)}
            onChoose={(leaf) => choices.choose(merchant, leaf)}
          />
        ))}
      </ul>
      <SuggestFixes choices={choices.made} />
      {/* With something to do next, it stays in view while the user works through the list. */}
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

type UnknownMerchantProps = {
  merchant: MerchantToReview
  chosen: Leaf | null
  onChoose: (leaf: Leaf | null) => void
}

function UnknownMerchant({ merchant, chosen, onChoose }: UnknownMerchantProps) {
  return (
    <MerchantChoiceRow {...{ merchant, chosen, onChoose }} note={null}>
      {plausibleCategories(merchant).map((key) => {
        const isPressed = chosen !== null && categoryOfLeaf(chosen) === key
        return (
          <ChoiceButton
            key={key}
            label={`${shortCategoryName(key)} for ${merchant.name}`}
            isPressed={isPressed}
            onClick={() => onChoose(isPressed ? null : leafOfCategory(key))}
          >
            {shortCategoryName(key)}
          </ChoiceButton>
        )
      })}
    </MerchantChoiceRow>
  )
}
