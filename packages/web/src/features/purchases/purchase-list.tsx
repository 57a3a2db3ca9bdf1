import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../lib/use-browser-state.ts'
import type { ListedLine } from './list-purchases.ts'

/** Heights of closed rows, which the row's classes have too: measuring each row would slow down scrolling. */
const ROW_PX = 72
const PHONE_ROW_PX = 112
const ROWS_AHEAD = 4
/** Rows come and go together, so that most frames of scrolling change nothing in the document. */
const STEP_ROWS = 2

export type OpenRow = Readonly<{ isOpen: boolean; onOpen: (id: number | null) => void }>

type PurchaseListProps = {
  label: string
  lines: readonly ListedLine[]
  /** `onOpen` is always the same function. Rows render again with another `renderRow`. */
  renderRow: RenderRow
}

type RenderRow = (line: ListedLine, open: OpenRow) => ReactNode

/** Only the rows in view are in the document. Arrow keys, Home and End move from row to row. */
export function PurchaseList({ label, lines, renderRow }: PurchaseListProps) {
  const isPhone = useMediaQuery('(width < 700px)', false)
  const rowPx = isPhone ? PHONE_ROW_PX : ROW_PX
  const box = useRef<HTMLElement>(null)
  const [openId, setOpenId] = useState<number | null>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  // With another function, the virtualizer places all rows again.
  const keyOf = useCallback((index: number) => lines[index]?.id ?? index, [lines])
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    getItemKey: keyOf,
    overscan: ROWS_AHEAD,
    rangeExtractor: rowsInSteps,
    // Instead of a timer for each frame.
    useScrollendEvent: true,
    // The rows ahead are there already.
    useFlushSync: false,
  })
  // A row that opens partly above the view would move out of it.
  rows.shouldAdjustScrollPositionOnItemSizeChange = () => false
  // The sizes of closed rows depend on the width, and those of a row that was open don't count any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two change sizes
  useEffect(() => rows.measure(), [rowPx, openId])
  useEffect(() => {
    const target =
      wanted === null ? null : box.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] button`)
    if (target) {
      target.focus({ preventScroll: true })
      setWanted(null)
    }
  })
  const open = useCallback((id: number | null) => {
    // The focused part of a row that closes is gone.
    const item = id === null ? document.activeElement?.closest('[data-index]') : null
    if (item && box.current?.contains(item)) {
      setWanted(Number(item.getAttribute('data-index')))
    }
    setOpenId(id)
  }, [])
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const { target, key } = event
    const item = target instanceof HTMLElement ? target.closest('[data-index]') : null
    // Selects and radio buttons of an open row have arrow keys of their own.
    if (item === null || !(target instanceof HTMLElement) || target.dataset.row !== 'button') {
      return
    }
    const next = nextIndex(key, Number(item.getAttribute('data-index')), lines.length)
    if (next !== null) {
      event.preventDefault()
      rows.scrollToIndex(next, { align: 'auto' })
      setWanted(next)
    }
  }
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard
      tabIndex={0}
      aria-label={label}
      className="mt-3 max-h-[40rem] min-h-40 overflow-y-auto overscroll-contain border-y border-hairline bg-paper print:max-h-none"
    >
      <ul
        className="relative m-0 w-full list-none p-0"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={move}
      >
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index]
          return (
            line !== undefined && (
              <Row
                key={key}
                {...{ line, index, start, rowPx, renderRow }}
                count={lines.length}
                isOpen={line.id === openId}
                measure={rows.measureElement}
                onOpen={open}
              />
            )
          )
        })}
      </ul>
    </section>
  )
}

type RowProps = OpenRow & {
  line: ListedLine
  index: number
  count: number
  start: number
  rowPx: number
  measure: (row: HTMLElement | null) => void
  renderRow: RenderRow
}

/** A frame of scrolling renders the rows that come into view, and none of the others. */
const Row = memo(function Row({
  line,
  index,
  count,
  start,
  rowPx,
  isOpen,
  measure,
  onOpen,
  renderRow,
}: RowProps) {
  return (
    <li
      ref={isOpen ? measure : undefined}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="absolute left-0 w-full border-b border-hairline contain-content"
      style={isOpen ? { top: start } : { top: start, height: rowPx }}
    >
      {renderRow(line, { isOpen, onOpen })}
    </li>
  )
})

function rowsInSteps({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = startIndex - (startIndex % STEP_ROWS) - overscan
  // While rows move, one more of them can be in view.
  const inView = Math.ceil((endIndex - startIndex + 1) / 4) * 4
  const from = Math.max(first, 0)
  const until = Math.min(first + inView + STEP_ROWS + 2 * overscan, count)
  return Array.from({ length: Math.max(until - from, 0) }, (_, offset) => from + offset)
}

function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1)
    case 'ArrowUp':
      return Math.max(index - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
