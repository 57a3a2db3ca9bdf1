import type { Projection } from '@cardsight/contract/backtest'
import { type Sorting, type SortKey, sortKeys } from '@cardsight/engine/ranking'
import { ArrowDown, ArrowUp, GalleryHorizontal, List, Search } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { CardThumbnail } from '../../cards/face-finish.tsx'
import { searchCards } from '../../cards/search-cards.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { useMediaQuery } from '../../lib/use-browser-state.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { controlClasses, Select } from '../../ui/field.tsx'
import { AllCardsCarousel } from './all-cards-carousel.tsx'
import { AllCardsTable } from './all-cards-table.tsx'
import { type AllCardsRow, amountColumns, RowButton, type RowOpening } from './card-row.tsx'

/** How a screen that is too narrow for the table shows the cards. */
type NarrowView = 'one' | 'list'

const views = [
  { view: 'one', label: 'One by one', Icon: GalleryHorizontal },
  { view: 'list', label: 'List', Icon: List },
] as const

type ViewSwitchProps = { view: NarrowView; onView: (view: NarrowView) => void }

function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className="flex rounded-control border border-edge bg-panel p-0.5" data-print="hide">
      <legend className="sr-only">Show cards as</legend>
      {views.map(({ view: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={classNames(
            'flex min-h-10 items-center gap-2 rounded-[0.375rem] px-3 text-sm font-medium',
            view === one ? 'bg-evergreen-tint text-ink underline underline-offset-4' : 'text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** The breakpoint `menu` of tokens.css. Scripts can't read it: the built style sheet doesn't name it. */
export const WIDE_QUERY = '(min-width: 992px)'

/** True if the table fits, and always when printing; on a narrower screen the cards are shown one at a time. */
function useIsWide(): boolean {
  const isPaper = useMediaQuery('print', false)
  return useMediaQuery(WIDE_QUERY, true) || isPaper
}

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
  filter: ReactNode
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
  /** Everything about a card. */
  open: (row: AllCardsRow) => ReactNode
}

/** The rows that match the search, how many there are without it, and the spending for their rates. */
function useListed({ rows, spending }: Pick<CardListProps, 'rows' | 'spending'>, search: string) {
  return useMemo(
    () => ({ rows: searchCards(rows, search, ({ brief }) => brief), total: rows.length, spending }),
    [rows, spending, search],
  )
}

/** Content of 'View All Cards': the controls, and the cards as a table, one at a time or as a short list. */
export function CardList({ projection, filter, sorting, ...props }: CardListProps) {
  const { isPrinting = false } = props
  // Both: the browser switches to print media only after the last event that can change what it prints.
  const isWide = useIsWide() || isPrinting
  const [view, setView] = useState<NarrowView>('one')
  const [ownSearch, setOwnSearch] = useState('')
  const search = props.search ?? ownSearch
  const onSort = useStable(props.onSort)
  const [openId, onOpen] = useState<string | null>(null)
  const { selected, onSelect } = props
  const { rows, total, spending } = useNextFrame(useListed(props, search))
  const openRow = rows.find(({ cardId }) => cardId === openId)
  const opening = { openId, opened: openRow === undefined ? null : props.open(openRow), onOpen }
  const isStaged = props.isStaged && !isPrinting
  // A press shows the controls first.
  const hasRows = useDeferredValue(true, !isStaged) && rows.length > 0
  if (props.instead) {
    return (
      <>
        <div data-print="hide">{filter}</div>
        {props.instead}
      </>
    )
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-3">
        <CardSearch search={search} onSearch={props.onSearch ?? setOwnSearch} />
        {!isWide && <SortControls sorting={sorting} onSort={onSort} />}
        <div data-print="hide">{filter}</div>
      </div>
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
          <AllCardsTable {...{ rows, sorting, onSort, spending, isStaged }} {...opening} />
        </div>
      )}
      {hasRows && !isWide && view === 'one' && (
        <AllCardsCarousel {...{ rows, selected, onSelect }} open={props.open} showsPager={props.isPressed} />
      )}
      {hasRows && !isWide && view === 'list' && <CompactList rows={rows} {...opening} />}
    </>
  )
}

/** '1 card', '161 cards', '3 of 161 cards'. */
function countText(count: number, total: number): string {
  const cards = total === 1 ? '1 card' : `${total} cards`
  return count === total ? cards : `${count} of ${cards}`
}

/** Sticky headings need a box that doesn't scroll; on narrower ones the table does. */
const tableClasses = '@container max-wide:overflow-x-auto print:overflow-visible'

type CardSearchProps = { search: string; onSearch: (search: string) => void }

/** Finds cards by name or issuer. Escape clears the text first, and only then does anything else. */
function CardSearch({ search, onSearch }: CardSearchProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-56" data-print="hide">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label="Search cards by name or issuer"
        placeholder="Search by name or issuer"
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search !== '') {
            event.preventDefault()
            event.stopPropagation()
            onSearch('')
          }
        }}
        className={classNames(controlClasses, 'pl-9')}
      />
    </div>
  )
}

export type SortControlsProps = { sorting: Sorting | null; onSort: (key: SortKey) => void }

/** Sorting for layouts without column headings. */
function SortControls({ sorting, onSort }: SortControlsProps) {
  const isAscending = sorting?.direction === 'ascending'
  const Arrow = isAscending ? ArrowUp : ArrowDown
  return (
    <div className="flex min-w-full flex-wrap items-end gap-2 chart:min-w-0">
      <Select
        label="Sort by"
        value={sorting?.key ?? ''}
        onChange={({ target }) => {
          const key = sortKeys.find((one) => one === target.value)
          if (key !== undefined) {
            onSort(key)
          }
        }}
        className="min-w-36 flex-1"
      >
        {sorting === null && <option value="">Lowest balance cost</option>}
        {amountColumns.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      {sorting !== null && (
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => onSort(sorting.key)}>
          <Arrow aria-hidden="true" className="size-4 shrink-0" />
          {isAscending ? 'Lowest first' : 'Highest first'}
        </Button>
      )}
    </div>
  )
}

type CompactListProps = RowOpening & { rows: readonly AllCardsRow[] }

/** More than a phone shows at once. The others follow when the browser is idle. */
const FIRST_COUNT = 16

/** Every card in a line: place, face, name and total. A press opens it. */
const CompactList = memo(function CompactList({ rows, openId, opened, onOpen }: CompactListProps) {
  const shown = useDeferredValue(rows, rows.slice(0, FIRST_COUNT))
  return (
    <ol aria-label="All cards" className="list-none divide-y divide-hairline border-y border-hairline">
      {shown.map((row) => (
        <CompactRow key={row.cardId} {...{ row, onOpen }} opened={row.cardId === openId ? opened : null} />
      ))}
    </ol>
  )
})

type CompactRowProps = Omit<RowOpening, 'openId'> & { row: AllCardsRow }

const CompactRow = memo(function CompactRow({ row, opened, onOpen }: CompactRowProps) {
  const { cardId, brief, rank, totalMoney } = row
  return (
    <li className={offscreenClasses}>
      <div className="group relative flex min-h-16 items-center gap-3 py-2">
        <span className="figures w-7 shrink-0 text-ink-soft">{rank}</span>
        <CardThumbnail brief={brief} className="w-12" />
        <span className="min-w-0 flex-1">
          <RowButton name={brief.name} isOpen={opened !== null} {...{ cardId, onOpen }} />
        </span>
        <span className="figures font-semibold whitespace-nowrap">{formatDollars(totalMoney)}</span>
      </div>
      {opened}
    </li>
  )
})

/** Rows below the screen are neither laid out nor painted until they come near. */
const offscreenClasses = '[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]'
