import type { CatalogCard } from '@cardsight/catalog'
import { type CardHistory, type TermChange, timeline } from '@cardsight/catalog/history'
import { formatDay } from '@cardsight/contract/your-cards'
import { addDays, type Day } from '@cardsight/engine/dates'
import type { DigestLine } from './digest-entry.ts'

/** An older change is no news, even if it was recorded just now. */
const NEWS_DAYS = 60

/** Changes that matter only to people who don't have the card. */
const fieldsOfApplicants: ReadonlySet<TermChange['field']> = new Set(['offer', 'status'])

type Options = Readonly<{
  today: Day
  /** The day on which the person turned the digest on: earlier changes aren't news to them. */
  since: Day
  historyOf: (cardId: string) => CardHistory | null
}>

/** One alert for all changes of a card's field on the same day, which may be announced for later. Newest first. */
export function termChangeAlerts(cards: readonly CatalogCard[], options: Options): DigestLine[] {
  const { today, since, historyOf } = options
  const newsFrom = addDays(today, -NEWS_DAYS)
  return cards.flatMap((card) => {
    const history = historyOf(card.id)
    const changes = history === null ? [] : timeline(history, card, today)
    const news = changes.filter(
      ({ date, field, isRecorded }) =>
        isRecorded && date >= since && date >= newsFrom && !fieldsOfApplicants.has(field),
    )
    const lines = new Map<string, DigestLine>()
    for (const change of news) {
      const line = toLine(card, change)
      const earlier = lines.get(line.key)
      lines.set(line.key, earlier === undefined ? line : { ...line, text: `${earlier.text} ${line.text}` })
    }
    return [...lines.values()]
  })
}

function toLine({ id, name }: CatalogCard, { field, date, isAnnounced, text }: TermChange): DigestLine {
  const day = formatDay(date)
  return {
    key: `change.${id}.${field}.${date}`,
    title: isAnnounced ? `${name} changes on ${day}` : `${name} changed on ${day}`,
    text,
  }
}
