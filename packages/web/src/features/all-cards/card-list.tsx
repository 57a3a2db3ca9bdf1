import type { Projection } from '@cardsight/contract/schemas'
import type { Sorting, SortKey } from '@cardsight/engine/ranking'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { ProjectionTabs } from '../../cards/projection-tabs.tsx'
import { searchCards } from '../../cards/search-cards.ts'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { useStable } from '../../lib/use-stable.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AllCardsCarousel } from './all-cards-carousel.tsx'
import type { AllCardsRow } from './all-cards-row.ts'
import { AllCardsTable } from './all-cards-table.tsx'
import { CardSearch } from './card-search.tsx'
import { CompactList } from './compact-list.tsx'
import { SortControls } from './sort-controls.tsx'
import { useIsWide } from './use-is-wide.ts'
import { type NarrowView, ViewSwitch } from './view-switch.tsx'

export type CardListProps = {
  /** Renders the first rows at once and the rest a moment later. */
  isStaged: boolean
  /** Opened by a press just now, not by an earlier visit or for printing. */
  isPressed: boolean
  /** Print lists every card, no matter how narrow the screen is. */
  isPrinting?: boolean
  /** Filtered, in the order of `sorting`. */
  rows: readonly AllCardsRow[]
  /** Null if the order is by what a balance costs. */
  sorting: Sorting | null
  onSort: (key: SortKey) => void
  projection: Projection
  onProjection: (projection: Projection) => void
  filter: ReactNode
  /** Active filters as chips that remove them. */
  chips?: ReactNode
  /** Replaces the rows, if a filter ranks them by something else. */
  instead?: ReactNode
  /** Text to search names and issuers for. Without it, the list has a search of its own. */
  search?: string
  onSearch?: (search: string) => void
  /** Index of the card shown on screens that fit only one. */
  selected: number
  onSelect: (index: number) => void
  /** Spending over the projection. */
  spending: number
  onDetails: (cardId: string) => void
  onWhy: (cardId: string, focus: WhyFocus) => void
}

/** The rows that match the search, how many there are without it, and the spending for their rates. */
function useListed({ rows, spending }: Pick<CardListProps, 'rows' | 'spending'>, search: string) {
  return useMemo(
    () => ({ rows: searchCards(rows, search, ({ brief }) => brief), total: rows.length, spending }),
    [rows, spending, search],
  )
}

/** Content of 'View All Cards': the controls, and the cards as a table, one at a time or as a short list. */
export function CardList({ projection, onProjection, filter, sorting, ...props }: CardListProps) {
  const { isPrinting = false } = props
  // Both: the browser switches to print media only after the last event that can change what it prints.
  const isWide = useIsWide() || isPrinting
  const [view, setView] = useState<NarrowView>('one')
  const [ownSearch, setOwnSearch] = useState('')
  const search = props.search ?? ownSearch
  const onSort = useStable(props.onSort)
  const actions = { onDetails: useStable(props.onDetails), onWhy: useStable(props.onWhy) }
  const { selected, onSelect } = props
  const { rows, total, spending } = useNextFrame(useListed(props, search))
  const isStaged = props.isStaged && !isPrinting
  // A press shows the controls first.
  const hasRows = useDeferredValue(true, !isStaged) && rows.length > 0
  if (props.instead) {
    return (
      <>
        <div data-print="hide">{filter}</div>
        {props.chips}
        {props.instead}
      </>
    )
  }
  return (
    <ProjectionTabs label="Years of all cards" projection={projection} onProjection={onProjection}>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <CardSearch search={search} onSearch={props.onSearch ?? setOwnSearch} />
        {!isWide && <SortControls sorting={sorting} onSort={onSort} />}
        <div data-print="hide">{filter}</div>
      </div>
      {props.chips}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="figures py-2 text-sm text-ink-soft">
          {countText(rows.length, total)}
          {projection !== '1' && `, ${projection}-Year Projection`}
        </p>
        {!isWide && <ViewSwitch view={view} onView={setView} />}
      </div>
      {rows.length === 0 && <EmptyState title="No cards found!" />}
      {hasRows && isWide && (
        <div className={tableClasses}>
          <AllCardsTable {...{ rows, sorting, onSort, spending, isStaged, ...actions }} />
        </div>
      )}
      {hasRows && !isWide && view === 'one' && (
        <AllCardsCarousel
          {...{ rows, selected, onSelect, spending, ...actions }}
          showsPager={props.isPressed}
        />
      )}
      {hasRows && !isWide && view === 'list' && <CompactList rows={rows} onDetails={actions.onDetails} />}
    </ProjectionTabs>
  )
}

/** '1 card', '161 cards', '3 of 161 cards'. */
function countText(count: number, total: number): string {
  const cards = total === 1 ? '1 card' : `${total} cards`
  return count === total ? cards : `${count} of ${cards}`
}

/** Sticky headings need a box that doesn't scroll; on narrower ones the table does. */
const tableClasses = '@container max-wide:overflow-x-auto print:overflow-visible'
