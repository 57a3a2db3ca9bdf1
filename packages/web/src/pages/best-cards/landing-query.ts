/** The query parameters of the best-cards pages. The server renders by these, and ignores all others. */
import { costNamesInTables } from '../../content/costs.ts'

export const FILTER = 'filter'
export const SHOW = 'show'

export const landingParameters: readonly string[] = [...costNamesInTables, FILTER, SHOW]

/** Without unknown parameters, which links in the page would otherwise repeat in the browser but not on the server. */
export function landingSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    landingParameters.flatMap((name) => search.getAll(name).map((value) => [name, value])),
  )
}
