import type { Day } from '@cardsight/engine/dates'
import { findStrings } from './find-strings.ts'
import type { Problem } from './problem.ts'
import { sourcesOf } from './provenance.ts'
import type { CatalogCard, Release } from './release.ts'

type DatedTables = Pick<Release, 'programs' | 'memberships' | 'pairs' | 'issuerRules' | 'boosts'>

/** Returns a problem for every date after `today`: a source can't be from the future. */
export function findFutureDates(
  cards: readonly CatalogCard[],
  { programs, memberships, pairs, issuerRules, boosts }: Partial<DatedTables>,
  today: Day,
): Problem[] {
  const cardDates = cards.flatMap((card) =>
    sourcesOf(card.provenance).map(({ source, date }) => ({ file: card.id, field: source, date })),
  )
  const tables = { programs, memberships, pairs, issuerRules, boosts }
  const tableDates = Object.entries(tables).flatMap(([file, table]) =>
    findStrings(table, ['seen', 'asOf', 'edition']).map(({ path, text }) => ({
      file,
      field: path,
      date: text.slice(text.lastIndexOf(' ') + 1),
    })),
  )
  return [...cardDates, ...tableDates]
    .filter(({ date }) => date > today)
    .map(({ file, field, date }) => ({ file, field, reason: `${date} is after ${today}` }))
}
