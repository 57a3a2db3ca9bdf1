import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../ui/button.tsx'
import type { ListedCard } from './answer.ts'
import { showsAll, withAllShown } from './filter-query.ts'
import { RankedCard } from './ranked-card.tsx'

const FIRST_COUNT = 10

type CardListProps = { cards: readonly ListedCard[]; isBonusCounted: boolean }

export function CardList({ cards, isBonusCounted }: CardListProps) {
  const [search] = useSearchParams()
  const hasAll = showsAll(search)
  const list = useRef<HTMLOListElement>(null)
  const isAskedFor = useRef(false)
  // The click removes the button: move the focus to the first card that wasn't there before.
  useEffect(() => {
    const next = list.current?.children[FIRST_COUNT]
    if (hasAll && isAskedFor.current && next instanceof HTMLElement) {
      next.focus({ preventScroll: true })
    }
    isAskedFor.current = false
  }, [hasAll])
  return (
    <>
      <ol ref={list} aria-label="Cards" className="mt-4 list-none border-b border-hairline">
        {(hasAll ? cards : cards.slice(0, FIRST_COUNT)).map((card, index) => (
          <li key={card.cardId} tabIndex={-1} className={cardClasses}>
            <RankedCard card={card} rank={index + 1} isBonusCounted={isBonusCounted} />
          </li>
        ))}
      </ol>
      {!hasAll && cards.length > FIRST_COUNT && (
        <p className="mt-6" data-print="hide">
          <LinkButton
            to={`?${withAllShown(search)}`}
            variant="secondary"
            preventScrollReset
            onClick={() => {
              isAskedFor.current = true
            }}
          >
            See all {cards.length} cards
          </LinkButton>
        </p>
      )}
    </>
  )
}

/**
 * Until hydration, cards far below the fold are not laid out: all at once would block a phone. Afterward and without
 * scripts they always are, so that nothing moves and page search finds their text.
 */
const cardClasses =
  'outline-none [contain-intrinsic-block-size:auto_24rem] [html:not([data-hydrated])_&]:not-noscript:[content-visibility:auto] narrow:[contain-intrinsic-block-size:auto_14rem]'
