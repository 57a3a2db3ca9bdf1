import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableProps = ComponentProps<'table'> & { caption: ReactNode; hideCaption?: boolean }

/** Scrolls horizontally if it is wider than its container, so that the page never does. */
export function Table({ caption, hideCaption = false, className, children, ...props }: TableProps) {
  return (
    <div ref={focusableWhileScrolling} className="relative overflow-x-auto">
      <table
        {...props}
        className={classNames('w-full border-collapse border-b border-hairline text-left', className)}
      >
        <caption className={hideCaption ? 'sr-only' : 'pb-2 text-left font-serif text-xl font-medium'}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}

type CellStyle = { numeric?: boolean }
const cellClasses = (numeric: boolean) =>
  classNames('px-3 first:pl-0 last:pr-0', numeric ? 'figures text-right whitespace-nowrap' : 'text-left')

export type SortState = 'ascending' | 'descending' | 'none'
export type HeadCellProps = ComponentProps<'th'> & CellStyle & { sort?: SortState; onSort?: () => void }

export function HeadCell({ numeric = false, sort, onSort, className, children, ...props }: HeadCellProps) {
  return (
    <th
      scope="col"
      {...props}
      {...(sort !== undefined && { 'aria-sort': sort })}
      className={classNames(
        'border-b border-ink py-2 align-bottom font-medium',
        cellClasses(numeric),
        className,
      )}
    >
      {onSort === undefined ? (
        <span className="ledger-label text-ink-soft">{children}</span>
      ) : (
        <SortButton sort={sort ?? 'none'} onSort={onSort} numeric={numeric}>
          {children}
        </SortButton>
      )}
    </th>
  )
}

const sortArrows = {
  ascending: 'm5 12 7-7 7 7M12 19V5',
  descending: 'M12 5v14m7-7-7 7-7-7',
  none: 'm21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16',
} as const

type SortButtonProps = Required<CellStyle> & { sort: SortState; onSort: () => void; children: ReactNode }

function SortButton({ sort, onSort, numeric, children }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'ledger-label inline-flex min-h-11 items-center narrow:min-h-6 gap-1 hover:text-evergreen',
        sort === 'none' ? 'text-ink-soft' : 'text-ink',
        numeric && 'flex-row-reverse text-right',
      )}
    >
      {children}
      {/*
       * One icon for all three states: switching icons would make the browser rebuild the page's layers on every
       * click.
       */}
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 shrink-0 overflow-visible">
        <path
          d={sortArrows[sort]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return <tr {...props} className={classNames('border-t border-hairline hover:bg-paper', className)} />
}

export function Cell({ numeric = false, className, ...props }: ComponentProps<'td'> & CellStyle) {
  return <td {...props} className={classNames('py-2.5', cellClasses(numeric), className)} />
}

/** The first cell of a row, which names the row. */
export function RowHead({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th scope="row" {...props} className={classNames('py-2.5 font-medium', cellClasses(false), className)} />
  )
}

/** Total row in bookkeeping style: one rule above, two below. */
export function TotalRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      {...props}
      className={classNames('rule-double border-t border-t-ink font-semibold *:font-semibold', className)}
    />
  )
}

/**
 * Ref for a box that may scroll: it takes keyboard focus only while there is something to scroll to. Without it,
 * keyboard users can't reach overflowing text; with a fixed tabindex, every short box is a tab stop.
 */
export function focusableWhileScrolling(box: HTMLElement | null) {
  if (box === null) {
    return
  }
  const watcher = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
      box.tabIndex = 0
    } else {
      box.removeAttribute('tabindex')
    }
  })
  watcher.observe(box)
  return () => watcher.disconnect()
}
