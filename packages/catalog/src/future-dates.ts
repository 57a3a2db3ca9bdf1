import type { Day } from '@cardsight/engine'
import type { Problem } from './problem.ts'
import type { Card } from './release.ts'

/** Dates that have not come yet as seen from a day: nobody can have known a fact on them. */
export function findFutureDates(cards: readonly Card[], today: Day): Problem[] {
  return cards.flatMap((card) =>
    [
      { field: 'asOf', day: card.asOf },
      { field: 'status.asOf', day: card.status.asOf },
      ...card.sources.map((source, index) => ({ field: `sources.${index}.date`, day: source.date })),
    ]
      .filter(({ day }) => day > today)
      .map(({ field, day }) => ({ file: card.id, field, reason: `${day} has not come yet on ${today}` })),
  )
}
