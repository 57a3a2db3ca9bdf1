import type { Day } from '@cardsight/engine/dates'
import type { CardId, CatalogCard } from '../release.ts'
import type { CardHistory } from './card-history.ts'
import { changeFields } from './history-schema.ts'
import { feeText, type TermChange, termChanges } from './term-changes.ts'

export type CatalogChange = Omit<TermChange, 'isRecorded'> & { readonly cardId: CardId }

/** Returns the changes of a card's terms, newest first. Announced ones are on top, including those in the card's file. */
export function timeline(history: CardHistory, card: CatalogCard, today: Day): TermChange[] {
  return allChanges(history, card, today).sort(newestFirst)
}

/**
 * Returns the recorded changes of all cards, newest first, for pages and feeds that must not change the date of an entry.
 * Cards without a history, and histories without a card, are left out.
 */
export function catalogChanges(
  histories: readonly CardHistory[],
  cards: readonly CatalogCard[],
  today: Day,
): CatalogChange[] {
  const historyById = new Map(histories.map((history) => [history.cardId, history]))
  return cards
    .flatMap((card) => {
      const history = historyById.get(card.id)
      const changes = history === undefined ? [] : allChanges(history, card, today)
      return changes
        .filter(({ isRecorded }) => isRecorded)
        .map(({ isRecorded: _isRecorded, ...rest }) => ({ cardId: card.id, ...rest }))
    })
    .sort((a, b) => newestFirst(a, b) || compareText(a.cardId, b.cardId))
}

function allChanges(history: CardHistory, card: CatalogCard, today: Day): TermChange[] {
  const changes = termChanges(history, today)
  const known = new Set(changes.filter(({ field }) => field === 'fee').map(({ date }) => date))
  const announced = (card.fee.changes ?? []).map(({ from, yearly }, index, fees): TermChange => {
    const before = fees[index - 1]?.yearly ?? card.fee.yearly
    return {
      date: from,
      field: 'fee',
      text: feeText(before, yearly, from > today),
      source: card.provenance.fee.source,
      isFirstSeen: false,
      isAnnounced: from > today,
      isRecorded: true,
    }
  })
  return [...changes, ...announced.filter(({ date }) => !known.has(date))]
}

function newestFirst(a: TermChange | CatalogChange, b: TermChange | CatalogChange): number {
  return (
    compareText(b.date, a.date) ||
    changeFields.indexOf(a.field) - changeFields.indexOf(b.field) ||
    compareText(a.text, b.text)
  )
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
