import type { Day } from '@cardsight/engine/dates'
import type { Problem } from './problem.ts'
import { sourcesOf } from './provenance.ts'
import type { CatalogCard, Programs } from './release.ts'

/** Returns a problem for every date after `today`: a source can't be from the future. */
export function findFutureDates(cards: readonly CatalogCard[], programs: Programs, today: Day): Problem[] {
  const cardDates = cards.flatMap((card) =>
    sourcesOf(card.provenance).map(({ source, date }) => ({ file: card.id, field: source, day: date })),
  )
  const programDates = Object.entries(programs).flatMap(([key, { values }]) =>
    values === undefined || values === 'face'
      ? []
      : Object.entries(values).map(([field, { asOf }]) => ({ file: key, field, day: asOf })),
  )
  return [...cardDates, ...programDates]
    .filter(({ day }) => day > today)
    .map(({ file, field, day }) => ({ file, field, reason: `${day} is after ${today}` }))
}
