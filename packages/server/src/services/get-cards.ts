import type { CatalogCard, Release } from '@cardsight/catalog'
import { type Day, dayOfMoment } from '@cardsight/engine/dates'
import { AppError } from '../errors.ts'

/** The day that decides whether facts are fresh or stale. */
export function todayOf({ clock }: Readonly<{ clock: () => Date }>): Day {
  return dayOfMoment(clock())
}

export const NO_SUCH_CARD = "There's no such card in the catalog."

export function getCard({ catalog }: Readonly<{ catalog: Release }>, cardId: string): CatalogCard {
  const card = catalog.cards.find(({ id }) => id === cardId)
  if (card === undefined) {
    throw new AppError('not-found', { message: NO_SUCH_CARD })
  }
  return card
}
