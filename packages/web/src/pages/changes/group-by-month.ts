import type { CatalogChange } from '@cardsight/contract/schemas'
import { formatMonthLong } from '../../lib/format-date.ts'

export type ChangeGroup = Readonly<{ key: string; title: string; changes: readonly CatalogChange[] }>

/** Groups changes by month, in the given order. Announced ones come first, in a group of their own. */
export function groupByMonth(changes: readonly CatalogChange[]): ChangeGroup[] {
  const groups = new Map<string, CatalogChange[]>()
  for (const change of changes) {
    const key = change.isAnnounced ? ANNOUNCED : change.date.slice(0, 'YYYY-MM'.length)
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups]
    .sort(([a], [b]) => Number(b === ANNOUNCED) - Number(a === ANNOUNCED))
    .map(([key, own]) => ({
      key,
      title: key === ANNOUNCED ? 'Coming up' : formatMonthLong(key),
      changes: own,
    }))
}

const ANNOUNCED = 'announced'
