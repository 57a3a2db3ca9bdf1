/** The query parameters of the best-cards pages. The server ignores all others. */
import { costNamesInTables } from '../../content/costs.ts'

export const FILTER = 'filter'
export const SHOW = 'show'

export const landingParameters: readonly string[] = [...costNamesInTables, FILTER, SHOW]

/** Drops unknown parameters, which links would otherwise repeat in the browser but not on the server. */
export function landingSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    landingParameters.flatMap((name) => search.getAll(name).map((value) => [name, value])),
  )
}
