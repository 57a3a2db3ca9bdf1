import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '../../lib/format-money.ts'
import { useMediaQuery } from '../../lib/use-browser-state.ts'
import { Button } from '../../ui/button.tsx'
import { formatShare } from '../../ui/charts/donut.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { breakdownText } from './breakdown-text.tsx'
import type { SpendingRow } from './spending-rows.ts'

/** The breakpoint `chart` of the tokens: from this width on a chart fits its whole legend. */
export const chartBreakpoint = '568px'

/** Whether rows beyond the first four are initially hidden. */
function useSmallScreen(): boolean {
  return useMediaQuery(`(width < ${chartBreakpoint})`, false)
}

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

export type SpendingRowLineProps = {
  row: SpendingRow
  share: number
  /** Called when the pointer or the focus enters the row, and when it leaves. */
  onPoint: (name: string | null) => void
  /** Left out for a category. */
  onTransactions?: () => void
}

function SpendingRowLine({ row, share, onPoint, onTransactions }: SpendingRowLineProps) {
  const { name, amount, color, icon: Icon, merchants } = row
  return (
    <li
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(name)}
      onBlur={() => onPoint(null)}
      className="flex min-h-12 break-inside-avoid items-center gap-2 border-b border-hairline py-1 chart:gap-3"
    >
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-control text-panel forced-color-adjust-none [print-color-adjust:exact]"
        style={{ backgroundColor: color }}
      >
        <Icon className="size-4" />
      </span>
      <span className="min-w-0 flex-1 leading-5 wrap-anywhere">
        {merchants.length === 0 ? name : <NameWithMerchants name={name} merchants={merchants} />}
      </span>
      <span className="figures flex flex-col text-right wide:flex-row wide:items-baseline">
        {formatMoney(amount)}
        <span className="text-sm text-ink-soft wide:w-12">{formatShare(share)}</span>
      </span>
      {onTransactions !== undefined && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Transactions at ${name}`}
          onClick={onTransactions}
          data-print="hide"
          className="-mr-2"
        >
          <ReceiptText aria-hidden="true" className="size-5" />
        </Button>
      )}
    </li>
  )
}

/** A button, not only a hover, so that touch and keyboard users reach the merchants too. */
function NameWithMerchants({ name, merchants }: Pick<SpendingRow, 'name' | 'merchants'>) {
  return (
    <Tooltip text={<TopMerchants merchants={merchants} />}>
      <button
        type="button"
        className="min-h-10 max-w-full text-left underline decoration-rule decoration-dotted underline-offset-4 hover:text-evergreen"
      >
        {name}
      </button>
    </Tooltip>
  )
}

function TopMerchants({ merchants }: Pick<SpendingRow, 'merchants'>) {
  return (
    <>
      <span className="block pb-1 font-semibold">Top merchants</span>
      {merchants.map((merchant) => (
        <span key={merchant.name} className="flex justify-between gap-6">
          <span className="min-w-0">{merchant.name}</span>
          <span className="figures whitespace-nowrap">{formatMoney(merchant.amount)}</span>
        </span>
      ))}
    </>
  )
}
