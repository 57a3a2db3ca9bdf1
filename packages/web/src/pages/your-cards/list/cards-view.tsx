import { MAX_YOUR_CARDS, readYourCards, type YourCard } from '@cardsight/contract/your-cards'
import { Suspense, useMemo, useState } from 'react'
import { CardPicker } from '../../../features/owned-cards/card-picker-on-demand.ts'
import { newCard, withCard, withCardAt, withoutCard } from '../../../features/your-cards/list/edit-list.ts'
import { readStoredYourCards, useUnreadYourCards } from '../../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { CardRow } from './card-row.tsx'
import { ListFile } from './list-file.tsx'
import { OfferedCards } from './offered-cards.tsx'

/** The cards you have: add, edit, remove, export and import. */
export function CardsView(props: YourCardsPageProps) {
  const { yourCards, change, catalog } = props
  const [editedId, setEditedId] = useState<string | null>(null)
  const remove = useRemoval(props)
  const problems = useProblems(props)
  const add = (cardId: string) => {
    const card = newCard(yourCards, cardId)
    change(withCard(yourCards, card))
    setEditedId(card.id)
  }
  const isFull = yourCards.cards.length >= MAX_YOUR_CARDS
  return (
    <div className="max-w-[50rem]">
      <UnreadNotice />
      <Suspense fallback={<SkeletonLines lines={2} />}>
        <CardPicker
          label="Add a card you have"
          {...(isFull && { hint: `You can keep up to ${MAX_YOUR_CARDS} cards. Remove some to add others.` })}
          cards={catalog.cards}
          chosen={[]}
          max={isFull ? 0 : 1}
          onChange={([cardId]) => cardId !== undefined && add(cardId)}
        />
      </Suspense>
      {!isFull && <OfferedCards {...props} />}
      {yourCards.cards.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          No cards yet. Search for a card by name or issuer, and add its opening date later.
        </p>
      ) : (
        <ul aria-label="Your cards" className="mt-4 divide-y divide-hairline border-y border-hairline">
          {yourCards.cards.map((card, index) => (
            <li key={card.id}>
              <CardRow
                {...props}
                card={card}
                warnings={problems.filter((problem) => problem.card === index)}
                isOpen={editedId === card.id}
                onOpen={(isOpen) => setEditedId(isOpen ? card.id : null)}
                onRemove={() => remove(card, index)}
              />
            </li>
          ))}
        </ul>
      )}
      <ListFile {...props} />
    </div>
  )
}

/** A removed card can be put back for a moment. */
function useRemoval({ yourCards, change, catalog }: YourCardsPageProps) {
  const show = useToast()
  return (card: YourCard, index: number) => {
    const name =
      card.nickname || catalog.cards.find(({ cardId }) => cardId === card.cardId)?.name || card.cardId
    change(withoutCard(yourCards, card.id))
    show({
      text: `Removed ${name}.`,
      action: {
        label: 'Undo',
        altText: 'Add the card again',
        onAction: () => change(withCardAt(readStoredYourCards(), card, index)),
      },
    })
  }
}

/** What is stored but isn't counted, such as an expired bonus. */
function useProblems({ yourCards, catalog, today }: YourCardsPageProps) {
  return useMemo(() => {
    const cardIds = new Set(catalog.cards.map(({ cardId }) => cardId))
    return readYourCards(yourCards, { today, cardIds }).problems
  }, [yourCards, catalog, today])
}

/** Stored cards that we couldn't read aren't lost: the person can download them. */
function UnreadNotice() {
  const text = useUnreadYourCards()
  return text === null ? null : (
    <p role="alert" className="mb-4 max-w-text">
      We couldn’t read the cards stored in this browser, so we started a new list.{' '}
      <TextButton onClick={() => saveFile('cardsight-your-cards-unread.json', 'application/json', text)}>
        Download the old list
      </TextButton>
    </p>
  )
}
