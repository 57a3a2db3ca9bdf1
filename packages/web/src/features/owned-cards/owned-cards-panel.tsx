import type { CardText } from '@cardsight/contract/cards'
import { memo, Suspense, useId, useState } from 'react'
import { TextButton } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { type AccountCard, accountName, type OwnedCard } from './account-cards.ts'
import { AccountQuestion } from './account-question.tsx'
import { CardPicker } from './card-picker-on-demand.ts'
import type { OwnedCards } from './stored-owned-cards.ts'

export type OwnedCardsPanelProps = {
  cards: readonly CardText[]
  accountCards: readonly AccountCard[]
  owned: readonly OwnedCard[]
  stored: OwnedCards
  onChange: (stored: OwnedCards) => void
  /** What the cards earn, compared with the pick; null if it isn't known. */
  sentence: string | null
}

/** The cards that the person has: what they earn, which account is which card, and a search to name others. */
export const OwnedCardsPanel = memo(function OwnedCardsPanel(props: OwnedCardsPanelProps) {
  const { cards, accountCards, owned, stored, onChange, sentence } = props
  const [isEditing, setIsEditing] = useState(false)
  const title = useId()
  const names = owned.flatMap(({ cardId }) => cards.find((card) => card.cardId === cardId)?.name ?? [])
  const open = accountCards.filter(({ state }) => state === 'open')
  const answer = (accountId: string, cardId: string | null) =>
    onChange({ ...stored, accounts: { ...stored.accounts, [accountId]: cardId } })
  return (
    <section aria-labelledby={title} data-print={sentence === null ? 'hide' : undefined}>
      <h2 id={title} className="text-xl">
        Cards you have
      </h2>
      <p role="status" className="max-w-text font-medium">
        {sentence}
      </p>
      <p className="mt-1 max-w-text text-sm" data-print="hide">
        {!isEditing && introOf(names)}{' '}
        <TextButton aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          {editLabel(isEditing, names.length > 0)}
        </TextButton>
      </p>
      {isEditing && (
        <div className="mt-3 max-w-text" data-print="hide">
          <Suspense fallback={<SkeletonLines lines={2} />}>
            <CardPicker
              label="Find your card"
              cards={cards}
              chosen={stored.named}
              max={MAX_NAMED}
              onChange={(named) => onChange({ ...stored, named })}
            />
          </Suspense>
        </div>
      )}
      {(isEditing ? accountCards : open).length > 0 && (
        <ul className="mt-3 grid max-w-text gap-3" data-print="hide">
          {(isEditing ? accountCards : open).map((accountCard) => (
            <li key={accountCard.account.account_id}>
              <AccountQuestion
                {...{ accountCard, cards }}
                name={accountName(accountCard.account)}
                onAnswer={(cardId) => answer(accountCard.account.account_id, cardId)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** As many as the wallet accepts. */
const MAX_NAMED = 12

function introOf(names: readonly string[]): string {
  return names.length === 0 ? 'Add a card to see how much more you’d earn.' : `${names.join(', ')}.`
}

function editLabel(isEditing: boolean, hasCards: boolean): string {
  if (isEditing) {
    return 'Done'
  }
  return hasCards ? 'Change' : 'Add a card'
}
