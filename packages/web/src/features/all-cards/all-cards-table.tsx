import type { Sorting, SortKey } from '@cardsight/engine/ranking'
import { memo, type RefCallback, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { HeadCell, type HeadCellProps, type SortState } from '../../ui/table.tsx'
import { type AllCardsRow, amountColumns, CardRow, type RowOpening, rowGrid } from './card-row.tsx'

/** A screen shows about ten rows: three groups, which is the cost of a click. */
const GROUP_ROWS = 4

/** Adjacent rows, with the spending for their rates. */
type RowChunk = Readonly<{ rows: readonly AllCardsRow[]; spending: number }>

type RowGroupProps = RowOpening & {
  index: number
  /** Null if nothing is shown yet. */
  chunk: RowChunk | null
  /** If the list has become shorter: hidden at once, and removed when the browser is idle. */
  isGone: boolean
  isWhole: boolean
  watch: RefCallback<HTMLElement>
}

/**
 * Estimated height of an offscreen group: four typical rows and a little more. Rows that overflow it would overlap
 * the next group when the page is measured.
 */
const undrawnClasses =
  '[contain-intrinsic-block-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible]'

const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { index, chunk, isGone, isWhole, watch, openId, opened, onOpen } = props
  return (
    <tbody
      ref={watch}
      data-index={index}
      {...groupRole}
      hidden={isGone}
      className={classNames('block [&[hidden]]:hidden', isWhole && undrawnClasses)}
    >
      {/* A row keeps its index when the order changes: new text is cheaper than moving two hundred rows. */}
      {chunk?.rows.map((row, inGroup) => (
        <CardRow
          // biome-ignore lint/suspicious/noArrayIndexKey: only the open part has state, and a key of its own
          key={inGroup}
          row={row}
          spending={chunk.spending}
          opened={row.cardId === openId ? opened : null}
          onOpen={onOpen}
        />
      ))}
    </tbody>
  )
})

/** A block that isn't laid out as a table body loses its role in some screen readers. */
const groupRole = { role: 'rowgroup' } as const

export type AllCardsTableProps = RowOpening & {
  rows: readonly AllCardsRow[]
  sorting: Sorting | null
  onSort: (key: SortKey) => void
  spending: number
  /** True if a click shouldn't wait for offscreen rows. */
  isStaged: boolean
}

const noneOpen = { openId: null, opened: null }

/** Groups that are visible when the table opens. */
const onTop = [0, 1]

/**
 * Groups this close to the visible ones are added and removed at once on a click. Changes further down wait, because
 * the browser would style all those groups before it shows the response.
 */
const NEAR_GROUPS = 3

/** Some screen readers don't recognize a table that CSS lays out as grids; these roles restore it. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
} as const

/**
 * Visible rows respond at once; offscreen rows follow when the browser is idle, so that a click costs only what the
 * user can see. All rows are in the page for search, printing and keyboard access.
 */
export const AllCardsTable = memo(function AllCardsTable(props: AllCardsTableProps) {
  const { rows, sorting, onSort, spending, isStaged, openId, opened, onOpen } = props
  const chunks = useMemo(() => chunksOf(rows, spending), [rows, spending])
  const later = useDeferredValue(chunks, isStaged ? chunks.slice(0, onTop.length) : chunks)
  const inSight = useVisibleIndexes(onTop)
  const near = Math.max(...inSight.indexes, 0) + NEAR_GROUPS
  return (
    <table {...roles.table} className="block min-w-[52rem] print:min-w-0">
      <caption className="sr-only">All cards</caption>
      <thead {...roles.group} className="z-10 block bg-paper wide:sticky wide:top-14 print:static">
        <tr {...roles.row} className={`${rowGrid} items-stretch`}>
          <Head>Card</Head>
          <Head>Features</Head>
          {amountColumns.map(({ key, label }) => (
            <AmountHead
              key={key}
              sortKey={key}
              label={label}
              sort={sorting?.key === key ? sorting.direction : 'none'}
              onSort={onSort}
            />
          ))}
          <Head numeric>Rewards Rate</Head>
        </tr>
      </thead>
      {Array.from({ length: Math.max(Math.min(chunks.length, near), later.length) }, (_, index) => {
        const chunk = (inSight.indexes.has(index) ? chunks[index] : null) ?? later[index] ?? null
        return (
          <RowGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its index
            key={index}
            {...{ index, chunk, onOpen }}
            isGone={index >= chunks.length && chunks.length < near}
            isWhole={(chunks[index] ?? later[index])?.rows.length === GROUP_ROWS}
            watch={inSight.watch}
            // Other groups don't render again when a row opens.
            {...(chunk?.rows.some(({ cardId }) => cardId === openId) === true
              ? { openId, opened }
              : noneOpen)}
          />
        )
      })}
    </table>
  )
})

type AmountHeadProps = Pick<AllCardsTableProps, 'onSort'> & {
  sortKey: SortKey
  label: string
  sort: SortState
}

const AmountHead = memo(function AmountHead({ sortKey, label, sort, onSort }: AmountHeadProps) {
  return (
    <Head numeric sort={sort} onSort={() => onSort(sortKey)}>
      {label}
    </Head>
  )
})

/** Headings are bottom-aligned above their figures, in plain letters: small capitals wouldn't fit. */
function Head({ className, ...props }: HeadCellProps) {
  return (
    <HeadCell
      role="columnheader"
      {...props}
      className={classNames(
        'flex items-end whitespace-normal! [&_.ledger-label]:text-sm [&_.ledger-label]:tracking-normal [&_.ledger-label]:[font-variant-caps:normal] print:[&_svg]:hidden',
        props.numeric && 'justify-end',
        className,
      )}
    />
  )
}

function chunksOf(rows: readonly AllCardsRow[], spending: number): RowChunk[] {
  return Array.from({ length: Math.ceil(rows.length / GROUP_ROWS) }, (_, index) => ({
    rows: rows.slice(index * GROUP_ROWS, (index + 1) * GROUP_ROWS),
    spending,
  }))
}

/** Tracks which of many boxes, by index, are visible; initially the given ones. */
function useVisibleIndexes(atFirst: readonly number[]) {
  const [indexes, setIndexes] = useState<ReadonlySet<number>>(() => new Set(atFirst))
  const watcher = useRef<IntersectionObserver>(undefined)
  const watch: RefCallback<HTMLElement> = useCallback((box: HTMLElement | null) => {
    if (box === null) {
      return undefined
    }
    watcher.current ??= new IntersectionObserver((changes) =>
      setIndexes((before) => indexesAfter(before, changes)),
    )
    watcher.current.observe(box)
    return () => watcher.current?.unobserve(box)
  }, [])
  return { indexes, watch }
}

function indexesAfter(before: ReadonlySet<number>, changes: readonly IntersectionObserverEntry[]) {
  const indexes = new Set(before)
  for (const { target, isIntersecting } of changes) {
    const index = Number(target instanceof HTMLElement ? target.dataset.index : Number.NaN)
    if (isIntersecting) {
      indexes.add(index)
    } else {
      indexes.delete(index)
    }
  }
  return indexes
}
