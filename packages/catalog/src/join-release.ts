import type { Card } from '@cardsight/engine/cards'
import type { CardRecord } from './card-record.ts'
import { expandRecord } from './catalog-card.ts'
import { deepFreeze } from './deep-freeze.ts'
import type { Release } from './release.ts'

/** Joins card details and engine cards, which the build writes to separate modules. Both are sorted by id. */
export function joinRelease(
  shared: Omit<Release, 'cards'>,
  records: readonly CardRecord[],
  engineCards: readonly Card[],
): Release {
  const cards = records.flatMap((record, index) => {
    const engine = engineCards[index]
    return engine === undefined ? [] : [{ ...expandRecord(record), engine }]
  })
  return deepFreeze({ ...shared, cards })
}
