import { pagePaths } from '@cardsight/contract/paths'
import type { Years } from '@cardsight/engine/cards'
import { Link } from 'react-router'
import { CardFace, faceOf } from '../../cards/card-face.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Cell, HeadCell, Row, RowHead, Table } from '../../ui/table.tsx'
import type { AddedCard } from '../../worker/wallet-calculator.ts'
import { type CardsById, yearsName } from './cards-by-id.ts'
import { WalletSection } from './wallet-disclosure.tsx'

const SHOWN = 10

type NextCardsProps = {
  /** Null while loading. */
  next: readonly AddedCard[] | null
  cards: CardsById
  hasOwnedCards: boolean
  years: Years
  titleAs?: 'h2' | 'h3'
}

/** What each card would add to the user's cards, best first. */
export function NextCards({ next, cards, hasOwnedCards, years, titleAs = 'h2' }: NextCardsProps) {
  const adding = next?.filter(({ added }) => added > 0).slice(0, SHOWN)
  return (
    <WalletSection
      titleAs={titleAs}
      title={hasOwnedCards ? 'The best next card' : 'The best first card'}
      lead={
        hasOwnedCards
          ? `What one more card adds to the ones you have in ${yearsName(years)}, after its fee.`
          : `What each card earns in ${yearsName(years)} if it’s your only one.`
      }
    >
      {adding === undefined && <SkeletonLines lines={5} />}
      {adding?.length === 0 && <p>No card would add anything to the ones you have.</p>}
      {adding !== undefined && adding.length > 0 && (
        <Table caption={hasOwnedCards ? 'The best next card' : 'The best first card'} hideCaption>
          <thead>
            <tr>
              <HeadCell>Card</HeadCell>
              <HeadCell numeric>Adds</HeadCell>
            </tr>
          </thead>
          <tbody>
            {adding.map(({ cardId, added }) => (
              <AddedRow key={cardId} {...{ cardId, added, cards }} />
            ))}
          </tbody>
        </Table>
      )}
    </WalletSection>
  )
}

type AddedRowProps = Pick<AddedCard, 'cardId' | 'added'> & { cards: CardsById }

function AddedRow({ cardId, added, cards }: AddedRowProps) {
  const card = cards.get(cardId)
  return (
    <Row>
      <RowHead>
        <span className="flex items-center gap-3">
          {card !== undefined && (
            <span className="w-12 shrink-0">
              <CardFace {...faceOf(card)} decorative />
            </span>
          )}
          <Link
            to={pagePaths.card(cardId)}
            // Otherwise the router would ask the server about the route of each card, and so reveal what is shown here.
            discover="none"
            className="min-w-0 text-link underline underline-offset-4"
          >
            {card?.name ?? cardId}
          </Link>
        </span>
      </RowHead>
      <Cell numeric>{formatMoney(added / 100)}</Cell>
    </Row>
  )
}
