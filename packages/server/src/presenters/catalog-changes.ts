import type { Release } from '@cardsight/catalog'
import { type CatalogChanges, changeFields } from '@cardsight/contract/schemas'
import type { ListedChanges } from '../services/history/list-changes.ts'
import { presentChange } from './card-history.ts'

export function presentChanges(listed: ListedChanges, { cards, vocabulary }: Release): CatalogChanges {
  const names = new Map<string, string>(cards.map(({ id, name }) => [id, name]))
  return {
    from: listed.from,
    years: [...listed.years],
    fields: changeFields.filter((field) => listed.fields.has(field)),
    changes: listed.changes.map(({ cardId, ...change }) => ({
      ...presentChange(change, vocabulary.sources),
      cardId,
      cardName: names.get(cardId) ?? cardId,
    })),
  }
}
