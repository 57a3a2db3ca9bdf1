import type { Card } from '@cardsight/engine'
import { deepFreeze } from './deep-freeze.ts'
import type { CatalogCard, Release } from './release.ts'

/** Puts back together what the build took apart; both lists are in the order of the ids. */
export function joinRelease(
  shared: Omit<Release, 'cards'>,
  words: readonly Omit<CatalogCard, 'engine'>[],
  engineCards: readonly Card[],
): Release {
  const cards = words.flatMap((card, index) => {
    const engine = engineCards[index]
    return engine === undefined ? [] : [{ ...card, engine }]
  })
  const { version, programs, vocabulary } = shared
  return deepFreeze({ version, cards, programs, vocabulary })
}
