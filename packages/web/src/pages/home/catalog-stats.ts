import type { Overview } from '@cardsight/contract/schemas'
import { openCardsText } from '../../lib/card-count.ts'
import { formatDayLong } from '../../lib/format-date.ts'

/** What our data holds today, in a sentence. Built on the server, so that a browser loads only the text. */
export function catalogStatsOf(overview: Overview | null): string {
  if (overview === null) {
    return 'We can’t load the catalog right now. Please try again soon.'
  }
  const { cardCount, newestFactsAsOf } = overview.catalog
  return `${openCardsText(cardCount)}, last updated ${formatDayLong(newestFactsAsOf)}.`
}
