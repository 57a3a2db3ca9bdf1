import type { Projection } from '@cardsight/contract/schemas'
import type { Sorting, SortKey } from '@cardsight/engine/ranking'
import { type ReactNode, useMemo } from 'react'
import { ProjectionTabs } from '../../cards/projection-tabs.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { useStable } from '../../lib/use-stable.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AllCardsCarousel } from './all-cards-carousel.tsx'
import type { AllCardsRow } from './all-cards-row.ts'
import { AllCardsTable } from './all-cards-table.tsx'
import { SortControls } from './sort-controls.tsx'
import { useIsWide } from './use-is-wide.ts'

export type CardListProps = {
  /** Renders the first rows at once and the rest a moment later. */
  isStaged: boolean
  /** Print lists every card, no matter how narrow the screen is. */
  isPrinting?: boolean
  /** Filtered, in the order of `sorting`. */
  rows: readonly AllCardsRow[]
  sorting: Sorting
  onSort: (key: SortKey) => void
  projection: Projection
  onProjection: (projection: Projection) => void
  filter: ReactNode
  /** Index of the card shown on screens that fit only one. */
  selected: number
  onSelect: (index: number) => void
  /** Spending over the projection. */
  spending: number
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The rows, and the spending for their rates. */
function useListed({ rows, spending }: Pick<CardListProps, 'rows' | 'spending'>) {
  return useMemo(() => ({ rows, spending }), [rows, spending])
}

/** Content of 'View All Cards': the controls, and the cards as a table or one at a time. */
export function CardList({ projection, onProjection, filter, sorting, ...props }: CardListProps) {
  const { isPrinting = false } = props
  // Both: the browser switches to print media only after the last event that can change what it prints.
  const isWide = useIsWide() || isPrinting
  const onSort = useStable(props.onSort)
  const actions = { onDetails: useStable(props.onDetails), onWhy: useStable(props.onWhy) }
  const { selected, onSelect } = props
  const { rows, spending } = useNextFrame(useListed(props))
  const isStaged = props.isStaged && !isPrinting
  return (
    <ProjectionTabs label="Years of all cards" projection={projection} onProjection={onProjection}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        {!isWide && <SortControls sorting={sorting} onSort={onSort} />}
        <p role="status" className="figures self-end py-2 text-sm text-ink-soft">
          {rows.length === 1 ? '1 card' : `${rows.length} cards`}
          {projection !== '1' && `, ${projection}-Year Projection`}
        </p>
        <div data-print="hide">{filter}</div>
      </div>
      {rows.length === 0 && <EmptyState title="No cards found!" />}
      {rows.length > 0 && isWide && (
        <div className="overflow-x-auto wide:overflow-visible print:overflow-visible">
          <AllCardsTable {...{ rows, sorting, onSort, spending, isStaged, ...actions }} />
        </div>
      )}
      {rows.length > 0 && !isWide && (
        <AllCardsCarousel {...{ rows, selected, onSelect, spending, ...actions }} />
      )}
    </ProjectionTabs>
  )
}
