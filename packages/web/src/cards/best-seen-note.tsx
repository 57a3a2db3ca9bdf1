import type { CardBrief } from '@cardsight/contract/schemas'
import { TrendingDown } from 'lucide-react'
import { formatMonth } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'

export type BestSeenNoteProps = { bestSeen: CardBrief['offer']['bestSeen']; className?: string }

/** Says that today's welcome offer is far below the best one of the last 24 months. Nothing for other offers. */
export function BestSeenNote({ bestSeen, className }: BestSeenNoteProps) {
  return (
    bestSeen !== undefined && (
      <p className={classNames('flex gap-1.5 text-sm', className)}>
        <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brick" />
        <span>
          This offer is well below the best we’ve seen: {bestSeen.text} in {formatMonth(bestSeen.month)}.
        </span>
      </p>
    )
  )
}
