import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { AllCardsRow, RowActions } from './all-cards-row.ts'
import { CardRow } from './card-row.tsx'

/** A screen shows eight rows or so: two or three groups, which is what a click has to pay for. */
export const GROUP_ROWS = 4

/** Some neighbouring rows, with the spending that their rates are of. */
export type RowChunk = Readonly<{ rows: readonly AllCardsRow[]; spending: number }>

export type RowGroupProps = RowActions & {
  /** Null where the list has become shorter: hidden at once, and taken away when there is time. */
  chunk: RowChunk | null
  /** Empty at first, for a moment: what comes before it is to be seen without delay. */
  isStaged: boolean
}

/**
 * Out of sight a group is as high as four rows usually are, and a little more: rows that stick out of it would
 * lie under the next group's to whoever measures the page.
 */
const undrawnLook =
  '[contain-intrinsic-block-size:auto_50rem] [content-visibility:auto] wide:[contain-intrinsic-block-size:auto_30rem]'

/**
 * In sight, rows answer at once; out of sight they follow when there is time, so that a click costs no more than
 * what a person can see. They are all in the page, to be found, printed and reached by keyboard.
 */
export const RowGroup = memo(function RowGroup({ chunk, isStaged, ...actions }: RowGroupProps) {
  const { body, isInSight } = useInSight(!isStaged)
  const later = useDeferredValue(chunk, isStaged ? null : chunk)
  const shown = (isInSight ? chunk : null) ?? later
  return (
    <tbody
      ref={body}
      {...groupRole}
      hidden={chunk === null}
      className={classNames('block [&[hidden]]:hidden', chunk?.rows.length === GROUP_ROWS && undrawnLook)}
    >
      {shown !== null && <Rows {...shown} {...actions} />}
    </tbody>
  )
})

/** A block that is not laid out as a table body has lost its role to some screen readers. */
const groupRole = { role: 'rowgroup' } as const

/** A place keeps its row when the order changes: new words in it are cheaper than two hundred rows on the move. */
const Rows = memo(function Rows({ rows, ...props }: RowChunk & RowActions) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a row holds nothing but what it is given
  return rows.map((row, place) => <CardRow key={place} row={row} {...props} />)
})

function useInSight(isAtFirst: boolean) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [isInSight, setIsInSight] = useState(isAtFirst)
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? true))
    if (body.current) {
      watcher.observe(body.current)
    }
    return () => watcher.disconnect()
  }, [])
  return { body, isInSight }
}
