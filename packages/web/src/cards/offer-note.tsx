import type { CardBrief } from '@cardsight/contract/schemas'
import { Clock } from 'lucide-react'
import { formatDayLong } from '../lib/format-date.ts'
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
