/** Applies the filters that the user chose to the rows of a run. */
import type { CardListEntry, CardsDetails } from '@cardsight/contract/backtest'
import { createFilter } from '@cardsight/engine/ranking'
import { TOP_COUNT } from '../state/dashboard-state.ts'

/** Only as many as are shown: the two hundred after them don't need to be checked. */
export function firstKept<Row extends CardListEntry>(
  details: CardsDetails,
  rows: readonly Row[],
  filters: readonly string[],
): readonly Row[] {
  const isKept = keeper(details, filters)
  const kept: Row[] = []
  for (const row of rows) {
    if (kept.length === TOP_COUNT) {
      break
    }
    if (isKept(row)) {
      kept.push(row)
    }
  }
  return kept
}

export function keeper(
  { cards }: CardsDetails,
  filters: readonly string[],
): (row: Readonly<{ cardId: string }>) => boolean {
  if (filters.length === 0) {
    return () => true
  }
  const isKept = createFilter(filters)
  return ({ cardId }) => {
    const card = cards[cardId]
    return card !== undefined && isKept(card)
  }
}
