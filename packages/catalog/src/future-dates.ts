import type { Day } from '@cardsight/engine/dates'
import type { Problem } from './problem.ts'
import type { CatalogCard, Programs } from './release.ts'

/** Returns a problem for every date after `today`: a source can't be from the future. */
export function findFutureDates(cards: readonly CatalogCard[], programs: Programs, today: Day): Problem[] {
  const cardDates = cards.flatMap((card) =>
    [
      { field: 'asOf', day: card.asOf },
      { field: 'status.asOf', day: card.status.asOf },
      { field: 'offerAsOf', day: card.offerAsOf },
      { field: 'apr.asOf', day: card.apr?.asOf },
      { field: 'foreignFee.asOf', day: card.foreignFee?.asOf },
      ...card.sources.map((source, index) => ({ field: `sources.${index}.date`, day: source.date })),
    ].map((dated) => ({ file: card.id, ...dated })),
  )
  const programDates = Object.entries(programs).flatMap(([key, { values }]) =>
    values === undefined || values === 'face'
      ? []
      : Object.entries(values).map(([field, { asOf }]) => ({ file: key, field, day: asOf })),
  )
  return [...cardDates, ...programDates]
    .filter(({ day }) => day !== undefined && day > today)
    .map(({ file, field, day }) => ({ file, field, reason: `${day} is after ${today}` }))
}
