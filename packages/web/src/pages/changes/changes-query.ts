/** The year and the field of the changes page as a URL query: `?year=2025&field=fee`. */

import { apiPaths } from '@cardsight/contract/api-paths'
import {
  type CatalogChanges,
  type ChangeField,
  catalogChangesSchema,
  changeFields,
} from '@cardsight/contract/cards'
import type { PageContext } from '@cardsight/contract/pages'
import { pagePaths } from '@cardsight/contract/paths'

const SHOW = 'show'
const ALL = 'all'

export const changesParameters = ['year', 'field', SHOW] as const

export type ChangesQuery = Readonly<{
  /** Null for the last 12 months. */
  year: number | null
  /** Null for all fields. */
  field: ChangeField | null
}>

/** Values that no link of ours has are ignored. */
export function readChangesQuery(search: URLSearchParams): ChangesQuery {
  const year = search.get('year') ?? ''
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    field: changeFields.find((field) => field === search.get('field')) ?? null,
  }
}

/** `?year=2025&field=fee`, or nothing for all fields of the last 12 months. */
function changesSearch({ year, field }: ChangesQuery): string {
  const search = new URLSearchParams({
    ...(year !== null && { year: String(year) }),
    ...(field !== null && { field }),
  })
  return search.size === 0 ? '' : `?${search}`
}

export function changesPath(query: ChangesQuery): string {
  return `${pagePaths.cardChanges}${changesSearch(query)}`
}

export function showsAllChanges(search: URLSearchParams): boolean {
  return search.get(SHOW) === ALL
}

/** The same page with every change. */
export function allChangesPath(query: ChangesQuery): string {
  const search = new URLSearchParams(changesSearch(query))
  search.set(SHOW, ALL)
  return `${pagePaths.cardChanges}?${search}`
}

/** Loads the changes of the catalog. Rejects if the API does. */
export async function getChanges(api: PageContext['api'], query: ChangesQuery): Promise<CatalogChanges> {
  return catalogChangesSchema.parse(await api.get(`${apiPaths.cardChanges}${changesSearch(query)}`))
}
