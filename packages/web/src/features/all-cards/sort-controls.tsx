import { type Sorting, type SortKey, sortKeys } from '@cardsight/engine/ranking'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { amountColumns } from './all-cards-row.ts'

export type SortControlsProps = { sorting: Sorting | null; onSort: (key: SortKey) => void }

/** Sorting for layouts without column headings. */
export function SortControls({ sorting, onSort }: SortControlsProps) {
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
