import { ReceiptText } from 'lucide-react'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { formatShare } from '../../ui/charts/donut-arcs.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import type { SpendingRow } from './spending-rows.ts'

export type SpendingRowLineProps = {
  row: SpendingRow
  share: number
  /** Called when the pointer or the focus enters the row, and when it leaves. */
  onPoint: (name: string | null) => void
  /** Left out for a category. */
  onTransactions?: () => void
}

export function SpendingRowLine({ row, share, onPoint, onTransactions }: SpendingRowLineProps) {
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
