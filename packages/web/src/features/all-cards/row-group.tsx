import { memo, type RefCallback } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { AllCardsRow, RowActions } from './all-cards-row.ts'
import { CardRow } from './card-row.tsx'

/** A screen shows about ten rows: three groups, which is the cost of a click. */
export const GROUP_ROWS = 4

/** Adjacent rows, with the spending for their rates. */
export type RowChunk = Readonly<{ rows: readonly AllCardsRow[]; spending: number }>

export type RowGroupProps = RowActions & {
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
  '[contain-intrinsic-block-size:auto_28rem] [content-visibility:auto] print:[content-visibility:visible] @min-[54rem]:[contain-intrinsic-block-size:auto_22rem]'

export const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { index, chunk, isGone, isWhole, watch, onDetails, onWhy } = props
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state
        <CardRow key={inGroup} row={row} spending={chunk.spending} {...{ onDetails, onWhy }} />
      ))}
    </tbody>
  )
})

/** A block that isn't laid out as a table body loses its role in some screen readers. */
const groupRole = { role: 'rowgroup' } as const
