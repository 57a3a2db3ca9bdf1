import type { CardChange } from '@cardsight/contract/cards'
import type { ReactNode } from 'react'
import { changeLabels } from '../content/catalog-text.ts'
import { formatDay } from '../lib/format-date.ts'
import { Badge } from '../ui/badge.tsx'

export type ChangeEntryProps = {
  change: CardChange
  /** The card that changed, if the list has more than one. */
  card?: ReactNode
}

/** One dated change of a card's terms, for a list. */
export function ChangeEntry({ change, card }: ChangeEntryProps) {
  const { date, field, text, source, isAnnounced, isFirstSeen } = change
  const day = <time dateTime={date}>{formatDay(date)}</time>
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 narrow:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="figures text-sm text-ink-soft narrow:pt-0.5">
        {isAnnounced ? (
          <Badge>Announced</Badge>
        ) : (
          <>
            {isFirstSeen && 'Seen '}
            {day}
          </>
        )}
      </p>
      <div className="min-w-0 max-w-text">
        {card}
        <p>
          {isAnnounced && <>Starting {day}: </>}
          {text}
        </p>
        <p className="text-sm text-ink-soft">
          {changeLabels[field]} · {source}
        </p>
      </div>
    </div>
  )
}
