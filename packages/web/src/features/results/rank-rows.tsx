import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { memo, useState } from 'react'
import { CardPager } from '../../cards/card-pager.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { type RankedCard, RankRow, rankGridClasses } from './rank-row.tsx'

export type RankRowsProps = {
  /** Best first. The first is the answer, which isn't repeated. */
  cards: readonly RankedCard[]
  /** Index of the open card; 0 for the answer, which is always open. */
  selected: number
  onSelect: (index: number) => void
  projection: Projection
  /** Sum over all years of the projection. */
  spending: number
  isBonusCounted: boolean
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
}

/** Rows that phones show at first. */
const FIRST_ROWS = 5

const totalNames = { 1: 'Year one', 2: 'In 2 years', 3: 'In 3 years' } as const

/** The cards after the answer, each a row that opens to everything about it. */
export const RankRows = memo(function RankRows(props: RankRowsProps) {
  const { cards, selected, onSelect, projection, spending, isBonusCounted } = props
  const [hasAll, setHasAll] = useState(false)
  const onDetails = useStable(props.onDetails)
  const onWhy = useStable(props.onWhy)
  const select = useStable(onSelect)
  const index = Math.min(Math.max(selected, 0), Math.max(cards.length - 1, 0))
  const isShort = !hasAll && index <= FIRST_ROWS
  const totalName = totalNames[projection]
  const hasLater = cards.some(({ laterYear }) => laterYear !== null)
  return (
    <div className="min-w-0">
      <h2 id={RANKS_TITLE} className="text-xl">
        Recommended cards based on your spending
      </h2>
      {cards.length > 1 && (
        <div className={`mt-1 items-center pb-1 text-sm text-ink-soft menu:grid ${rankGridClasses}`}>
          {/* The pager isn't printed, but its columns are. */}
          <div className="col-span-3">
            <CardPager
              label="Recommended cards"
              selected={index}
              total={cards.length}
              onSelect={select}
              hasDots
              className="-ml-2 text-ink narrow:-ml-1"
            />
          </div>
          <p aria-hidden="true" className="hidden text-right menu:block">
            {totalName}
          </p>
          <p aria-hidden="true" className="hidden text-right menu:block">
            {hasLater && 'From year two'}
          </p>
          <p aria-hidden="true" className="hidden text-right menu:block">
            Annual fee
          </p>
        </div>
      )}
      <ol start={2} className="list-none border-b border-hairline">
        {cards.slice(1).map((ranked, place) => (
          <RankRow
            key={ranked.card.cardId}
            {...{ ranked, projection, spending, isBonusCounted, totalName }}
            rank={place + 2}
            isOpen={index === place + 1}
            isOnWideOnly={isShort && place >= FIRST_ROWS}
            onOpenChange={select}
            onDetails={onDetails}
            onWhy={onWhy}
          />
        ))}
      </ol>
      {isShort && cards.length > FIRST_ROWS + 1 && (
        <Button
          variant="secondary"
          size="small"
          data-print="hide"
          className="mt-3 narrow:hidden"
          onClick={() => setHasAll(true)}
        >
          Show ranks {FIRST_ROWS + 2} to {cards.length}
        </Button>
      )}
    </div>
  )
})

/** Id of the heading, which names the answer too: the answer is the first of the recommended cards. */
export const RANKS_TITLE = 'recommended-cards'
