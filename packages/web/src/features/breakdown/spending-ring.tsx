import { Info } from 'lucide-react'
import { formatMoney } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import { type DrawnSlice, formatShare } from '../../ui/charts/donut-arcs.ts'
import { Ring } from '../../ui/charts/ring.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { breakdownText } from './breakdown-text.ts'

export type SpendingRingProps = {
  title: string
  drawn: readonly DrawnSlice[]
  /** The slice of the hovered row; the others are dimmed. */
  active: string | null
  spending: number
  average: number
  isCustomRange: boolean
}

/** The whole ring is all spending; its middle shows the total and the monthly average. */
export function SpendingRing({ spending, average, isCustomRange, ...ring }: SpendingRingProps) {
  return (
    <div className="relative aspect-square w-64 max-w-full">
      <Ring {...ring} words={ring.drawn.map(wordsOf).join('; ')} tipOf={wordsOf} className="size-full" />
      <div className="absolute inset-0 flex flex-col items-center justify-center text-center">
        <span className="ledger-label text-ink-soft">Total spending</span>
        <span className={classNames('figures font-serif font-semibold', figureSize(formatMoney(spending)))}>
          {formatMoney(spending)}
        </span>
        <span className="figures mt-2 font-semibold">{formatMoney(average)}</span>
        <span className="text-sm text-ink-soft">average per month</span>
        {isCustomRange && <ThirtyDays />}
      </div>
    </div>
  )
}

function wordsOf({ label, value, share }: DrawnSlice): string {
  return `${label} ${formatMoney(value)}, ${formatShare(share)}`
}

function ThirtyDays() {
  return (
    <Tooltip text={breakdownText.thirtyDays}>
      <Button
        variant="quiet"
        size="icon"
        aria-label="How we calculate the average"
        className="absolute bottom-9"
      >
        <Info aria-hidden="true" className="size-4" />
      </Button>
    </Tooltip>
  )
}

// The hole is 182 px wide: longer figures use a smaller size instead of overlapping the ring.
function figureSize(figure: string): string {
  return figure.length <= 10 ? 'text-2xl' : 'text-xl'
}
