import { MAX_YOUR_CARDS } from '@cardsight/contract/your-cards'
import { Suspense } from 'react'
import { CardPicker } from '../../../features/owned-cards/card-picker-on-demand.ts'
import { PurchaseLinks } from '../../../features/your-cards/answer-parts.tsx'
import { newCard, withCard } from '../../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { OfferedCards } from '../list/offered-cards.tsx'

/** Adds cards without leaving the page. `onDone` closes it once there are some. */
export function AddCards({ onDone, ...props }: YourCardsPageProps & { onDone: () => void }) {
  const { yourCards, change, catalog } = props
  const names = new Map(catalog.cards.map(({ cardId, name }) => [cardId, name]))
  const added = yourCards.cards.map(({ cardId, nickname }) => nickname || (names.get(cardId) ?? cardId))
  return (
    <section aria-labelledby="add-cards" className="rounded-panel bg-evergreen-tint p-6">
      <h2 id="add-cards" className="text-xl">
        Add your cards
      </h2>
      <p className="mt-1">Then these answers are about the cards you have.</p>
      <div className="mt-3">
        <Suspense fallback={<SkeletonLines lines={2} />}>
          <CardPicker
            label="Add a card you have"
            cards={catalog.cards}
            chosen={[]}
            max={yourCards.cards.length >= MAX_YOUR_CARDS ? 0 : 1}
            onChange={([cardId]) =>
              cardId !== undefined && change(withCard(yourCards, newCard(yourCards, cardId)))
            }
          />
        </Suspense>
      </div>
      <OfferedCards {...props} />
      {added.length === 0 ? (
        !(props.hasSource || props.isArriving) && (
          <p className="mt-4 text-sm">
            <PurchaseLinks /> to see what you earn and miss.
          </p>
        )
      ) : (
        <>
          <p role="status" className="mt-3">
            Added: <b className="font-semibold">{added.join(', ')}</b>
          </p>
          <Button className="mt-3" onClick={onDone}>
            Done
          </Button>
        </>
      )}
    </section>
  )
}
