import type { Card } from '@cardsight/engine/cards'
import { deepFreeze } from './deep-freeze.ts'
import type { CatalogCard, Release } from './release.ts'

/** Joins card details and engine cards, which the build writes to separate modules. Both are sorted by id. */
export function joinRelease(
  shared: Omit<Release, 'cards'>,
  cardDetails: readonly Omit<CatalogCard, 'engine'>[],
  engineCards: readonly Card[],
): Release {
  const cards = cardDetails.flatMap((card, index) => {
    const engine = engineCards[index]
    return engine === undefined ? [] : [{ ...card, engine }]
  })
  return deepFreeze({ ...shared, cards })
}
