import { pagePaths } from '@cardsight/contract/paths'
import type { CardBrief } from '@cardsight/contract/schemas'
import { formatDayLong } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'

export type FactsSourceProps = {
  card: Pick<CardBrief, 'link' | 'issuer' | 'asOf'> & { cardId: string }
  className?: string
}

/** Date of the oldest fact behind the result, and links to check them all. */
export function FactsSource({ card, className }: FactsSourceProps) {
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      Fee, rates and offer seen since <time dateTime={card.asOf}>{formatDayLong(card.asOf)}</time>. See{' '}
      <a href={pagePaths.card(card.cardId)}>each fact’s source and date</a>, or{' '}
      <a href={card.link} target="_blank" rel="noopener nofollow">
        verify with {card.issuer}
        <span className="sr-only">, in a new tab</span>
      </a>
      .
    </p>
  )
}
