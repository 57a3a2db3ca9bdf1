import type { MerchantReview, MerchantToReview } from '@cardsight/contract/schemas'
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { shortNameOfLeaf } from '../../content/short-category-names.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceButton } from './choice-button.tsx'
import { MerchantChoiceRow } from './merchant-choice-row.tsx'
import { listToReview, ROWS_AT_A_TIME } from './review.ts'
import { SuggestFixes } from './suggest-fixes.tsx'
import { type MerchantChoices, useChoices } from './use-choices.ts'

type ProbableMerchantsProps = MerchantChoices & {
  review: Pick<MerchantReview, 'merchants'>
}

/** Merchants whose category is our best guess: one click confirms it, and a menu changes it. */
export function ProbableMerchants({ review, ...saving }: ProbableMerchantsProps) {
  const choices = useChoices(saving)
  const [shownCount, setShownCount] = useState(ROWS_AT_A_TIME)
  const listed = listToReview(review, 'probable', choices.merchants)
  return (
    <>
      <ul aria-label="Probable categories" className="mt-2">
        {listed.slice(0, shownCount).map((merchant) => (
          <ProbableMerchant
            key={merchant.name}
            merchant={merchant}
            chosen={choices.leafOf(merchant.name)}
            onChoose={(leaf) => choices.choose(merchant, leaf)}
          />
        ))}
      </ul>
      {listed.length > shownCount && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => setShownCount(shownCount + ROWS_AT_A_TIME)}
        >
          Show more of {listed.length.toLocaleString('en-US')} merchants
        </Button>
      )}
      <SuggestFixes choices={choices.made} />
    </>
  )
}

type ProbableMerchantProps = {
  merchant: MerchantToReview
  chosen: Leaf | null
  onChoose: (leaf: Leaf | null) => void
}

function ProbableMerchant({ merchant, chosen, onChoose }: ProbableMerchantProps) {
  const { name, leaf } = merchant
  const guess = isLeaf(leaf) ? leaf : null
  return (
    <MerchantChoiceRow
      {...{ merchant, chosen, onChoose }}
      note={guess === null ? null : `probably ${shortNameOfLeaf(guess)}`}
    >
      {guess !== null && (
        <ChoiceButton
          label={`Confirm ${shortNameOfLeaf(guess)} for ${name}`}
          isPressed={chosen === guess}
          onClick={() => onChoose(chosen === guess ? null : guess)}
        >
          <Check aria-hidden="true" className="size-5" />
          {shortNameOfLeaf(guess)}
        </ChoiceButton>
      )}
    </MerchantChoiceRow>
  )
}
