import type { CatalogCard } from '@cardsight/catalog'
import { type Day, parseDay } from '@cardsight/engine'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

/** The day that decides whether facts are fresh or stale. */
export function todayOf({ clock }: Pick<Deps, 'clock'>): Day {
  return parseDay(clock().toISOString().slice(0, 10))
}

export function getCard({ catalog }: Pick<Deps, 'catalog'>, cardId: string): CatalogCard {
  const card = catalog.cards.find(({ id }) => id === cardId)
  if (card === undefined) {
    throw new AppError('not-found', { message: "There's no such card in the catalog." })
  }
  return card
}
