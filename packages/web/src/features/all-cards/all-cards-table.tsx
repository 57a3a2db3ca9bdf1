import type { Sorting, SortKey } from '@cardsight/engine'
import { memo, useDeferredValue, useMemo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { HeadCell, type HeadCellProps, type SortState } from '../../ui/table.tsx'
import { type AllCardsRow, amountColumns, type RowActions } from './all-cards-row.ts'
import { rowGrid } from './row-grid.ts'
import { GROUP_ROWS, type RowChunk, RowGroup } from './row-group.tsx'
import { useInSight } from './use-in-sight.ts'

export type AllCardsTableProps = RowActions & {
  rows: readonly AllCardsRow[]
  sorting: Sorting
  onSort: (key: SortKey) => void
  spending: number
  /** True where a click should not wait for the rows that are out of sight. */
  isStaged: boolean
}

/** The groups that are in sight when the table comes. */
const onTop = [0, 1]

/**
 * Groups this near to what is in sight come and go with a click, as the others would move into sight; the end of a
 * list that is further away may change later, as all groups made or hidden there would be styled before the answer shows.
 */
const NEAR_GROUPS = 3

/** A table that CSS lays out as grids is none any more to some screen readers; these say it again. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
} as const

/**
 * In sight, rows answer at once; out of sight they follow when there is time, so that a click costs no more than
 * what a person can see. They are all in the page, to be found, printed and reached by keyboard.
 */
export const AllCardsTable = memo(function AllCardsTable(props: AllCardsTableProps) {
  const { rows, sorting, onSort, spending, isStaged, onDetails, onWhy } = props
  const chunks = useMemo(() => chunksOf(rows, spending), [rows, spending])
  const later = useDeferredValue(chunks, isStaged ? chunks.slice(0, onTop.length) : chunks)
  const inSight = useInSight(onTop)
  const near = Math.max(...inSight.indexes, 0) + NEAR_GROUPS
  return (
    <table {...roles.table} className="block min-w-[40rem] print:min-w-0">
      <caption className="sr-only">All cards</caption>
      <thead {...roles.group} className="z-10 block bg-panel wide:sticky wide:top-0 print:static">
        <tr {...roles.row} className={`${rowGrid} items-stretch`}>
          <Head>Card</Head>
          <Head>Features</Head>
          {amountColumns.map(({ key, label }) => (
            <AmountHead
              key={key}
              sortKey={key}
              label={label}
              sort={sorting.key === key ? sorting.direction : 'none'}
              onSort={onSort}
            />
          ))}
          <Head numeric>Rewards Rate</Head>
          <Head className="hidden wide:flex print:hidden">
            <span className="sr-only">Actions</span>
          </Head>
        </tr>
      </thead>
      {Array.from({ length: Math.max(Math.min(chunks.length, near), later.length) }, (_, index) => (
        <RowGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the table
          key={index}
          index={index}
          chunk={(inSight.indexes.has(index) ? chunks[index] : null) ?? later[index] ?? null}
          isGone={index >= chunks.length && chunks.length < near}
          isWhole={(chunks[index] ?? later[index])?.rows.length === GROUP_ROWS}
          watch={inSight.watch}
          {...{ onDetails, onWhy }}
        />
      ))}
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

/** Words at the foot, over the figures that they head, in plain letters: in small capitals they would not fit. */
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
