import { memo, type RefCallback } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { AllCardsRow, RowActions } from './all-cards-row.ts'
import { CardRow } from './card-row.tsx'

/** A screen shows eight rows or so: two or three groups, which is what a click has to pay for. */
export const GROUP_ROWS = 4

/** Some neighbouring rows, with the spending that their rates are of. */
export type RowChunk = Readonly<{ rows: readonly AllCardsRow[]; spending: number }>

export type RowGroupProps = RowActions & {
  index: number
  /** Null where nothing is shown yet. */
  chunk: RowChunk | null
  /** Where the list has become shorter: hidden at once, and taken away when there is time. */
  isGone: boolean
  isWhole: boolean
  watch: RefCallback<HTMLElement>
}

/**
 * Out of sight a group is as high as four rows usually are, and a little more: rows that stick out of it would
 * lie under the next group's to whoever measures the page.
 */
const undrawnClasses =
  '[contain-intrinsic-block-size:auto_50rem] [content-visibility:auto] print:[content-visibility:visible] wide:[contain-intrinsic-block-size:auto_30rem]'

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
      {/* A place keeps its row when the order changes: new words in it are cheaper than two hundred rows on the move. */}
      {chunk?.rows.map((row, inGroup) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row holds nothing but what it is given
        <CardRow key={inGroup} row={row} spending={chunk.spending} {...{ onDetails, onWhy }} />
      ))}
    </tbody>
  )
})

/** A block that is not laid out as a table body has lost its role to some screen readers. */
const groupRole = { role: 'rowgroup' } as const
