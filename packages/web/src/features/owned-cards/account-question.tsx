import { Suspense, useId, useState } from 'react'
import type { PickableCard } from '../../cards/card-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { AccountCard } from './account-cards.ts'
import { CardPicker } from './card-picker-on-demand.ts'

type AccountQuestionProps = {
  accountCard: AccountCard
  /** What the bank calls the account, with its last digits. */
  name: string
  cards: readonly PickableCard[]
  onAnswer: (cardId: string | null) => void
}

/** Asks which card an account is. */
export function AccountQuestion({ accountCard, name, cards, onAnswer }: AccountQuestionProps) {
  const { cardId, state } = accountCard
  const [isSearching, setIsSearching] = useState(false)
  const label = useId()
  const guess = cards.find((card) => card.cardId === cardId)
  const answer = (id: string | null) => {
    setIsSearching(false)
    onAnswer(id)
  }
  return (
    <fieldset aria-labelledby={label} className="min-w-0 border-t border-hairline pt-3">
      <p id={label}>
        {guess === undefined ? (
          <>
            Which card is <b className="font-semibold">{name}</b>?
          </>
        ) : (
          <>
            Is {name} your <b className="font-semibold">{guess.name}</b>?
          </>
        )}
        {state === 'not-listed' && ' You said it isn’t listed.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {guess !== undefined && state === 'open' && (
          <Button size="small" onClick={() => answer(guess.cardId)}>
            Yes
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          {guess === undefined ? 'Choose a card' : 'It’s another card'}
        </Button>
        {state !== 'not-listed' && (
          <Button size="small" variant="quiet" onClick={() => answer(null)}>
            Not listed
          </Button>
        )}
      </div>
      {isSearching && (
        <div className="mt-2">
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <CardPicker
              label={`Search cards for ${name}`}
              cards={cards}
              chosen={[]}
              onChange={([chosen]) => answer(chosen ?? null)}
            />
          </Suspense>
        </div>
      )}
    </fieldset>
  )
}
