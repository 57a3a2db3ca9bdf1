import type { Release } from '@cardsight/catalog'
import { type CatalogChange, catalogChanges, histories } from '@cardsight/catalog/history'
import type { ChangeField } from '@cardsight/contract/cards'
import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'

type Filter = Readonly<{ year?: number | undefined; field?: ChangeField | undefined }>

export type ListedChanges = Readonly<{
  from: Day
  /** Years in which changes have taken effect, newest first. */
  years: readonly number[]
  /** Fields with changes in these days, whatever the filter. */
  fields: ReadonlySet<ChangeField>
  changes: readonly CatalogChange[]
}>

const MONTHS = 12

/** Returns every recorded change of the catalog, newest first. Takes a while: call once a day. */
export function collectChanges(release: Release, today: Day): CatalogChange[] {
  return catalogChanges(histories, release.cards, today)
}

/**
 * Returns the changes of a year, or those since 12 months before the newest one that has taken effect: in a copy of the
 * product that nobody updates, the list must not become empty.
 */
export function listChanges(
  all: readonly CatalogChange[],
  today: Day,
  { year, field }: Filter,
): ListedChanges {
  const effective = all.filter(({ isAnnounced }) => !isAnnounced)
  const newest = effective[0]?.date ?? today
  const from = year === undefined ? addMonths(newest, -MONTHS) : parseDay(`${year}-01-01`)
  const inDays = all.filter(({ date }) => (year === undefined ? date >= from : yearOf(date) === year))
  return {
    from,
    years: [...new Set(effective.map(({ date }) => yearOf(date)))],
    fields: new Set(inDays.map((change) => change.field)),
    changes: inDays.filter((change) => field === undefined || change.field === field),
  }
}

function yearOf(date: Day): number {
  return Number(date.slice(0, 'YYYY'.length))
}
