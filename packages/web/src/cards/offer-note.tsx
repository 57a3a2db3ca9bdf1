import type { CardBrief } from '@cardsight/contract/cards'
import { Clock, TrendingDown } from 'lucide-react'
import { formatDayLong, formatMonth } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'

export type OfferNoteProps = { offer: CardBrief['offer']; className?: string }

/** When the welcome offer ends or was last seen, if that matters. Nothing for a fresh offer without an end. */
export function OfferNote({ offer, className }: OfferNoteProps) {
  const text = offerNoteText(offer)
  return text === null ? null : (
    <p className={classNames('flex gap-1.5 text-sm text-ink-soft', className)}>
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  )
}

export function offerNoteText({ state, until, ageDays, freshness }: CardBrief['offer']): string | null {
  if (state === 'ended') {
    return `Offer ended${until === null ? '' : ` ${formatDayLong(until)}`}. Not counted.`
  }
  if (state !== 'current') {
    return null
  }
  const end = until === null ? '' : `Offer ends ${formatDayLong(until)}. `
  if (freshness === 'old') {
    return `${end}Offer last seen ${ageDays} days ago. Check before you apply.`
  }
  if (freshness === 'aging') {
    return `${end}Offer last seen ${ageDays} days ago.`
  }
  return end === '' ? null : end.trimEnd()
}

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
