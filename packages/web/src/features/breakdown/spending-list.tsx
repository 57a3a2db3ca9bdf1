import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { breakdownText } from './breakdown-text.ts'
import { SpendingRowLine } from './spending-row-line.tsx'
import type { SpendingRow } from './spending-rows.ts'
import { useSmallScreen } from './use-small-screen.ts'

const foldedRows = 4
const rowsInOneColumn = 6

export type SpendingListProps = {
  label: string
  rows: readonly SpendingRow[]
  shares: readonly number[]
  onPoint: (name: string | null) => void
  onTransactions?: (row: SpendingRow) => void
}

/** The legend. Small screens start with the first four rows, wide ones with all; the toggle works on both. */
export function SpendingList({ label, rows, shares, onPoint, onTransactions }: SpendingListProps) {
  const isSmall = useSmallScreen()
  const [choice, setChoice] = useState<'all' | 'few' | null>(null)
  const canFold = rows.length > foldedRows
  const isFolded = canFold && (choice === null ? isSmall : choice === 'few')
  const hasTwoColumns = rows.length > rowsInOneColumn
  return (
    <div className={classNames('min-w-0 flex-1', hasTwoColumns ? 'basis-[38rem]' : 'basis-72')}>
      <ul
        aria-label={label}
        data-columns={hasTwoColumns ? 2 : 1}
        className={classNames('list-none', hasTwoColumns && 'columns-[2_18rem] gap-x-8')}
      >
        {(isFolded ? rows.slice(0, foldedRows) : rows).map((row, index) => (
          <SpendingRowLine
            key={row.name}
            row={row}
            share={shares[index] ?? 0}
            onPoint={onPoint}
            {...(onTransactions && { onTransactions: () => onTransactions(row) })}
          />
        ))}
      </ul>
      {canFold && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={!isFolded}
          onClick={() => setChoice(isFolded ? 'all' : 'few')}
          data-print="hide"
          className="mt-2 -ml-3"
        >
          {isFolded ? breakdownText.more : breakdownText.less}
        </Button>
      )}
    </div>
  )
}
