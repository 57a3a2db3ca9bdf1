/** The query parameters of the best-cards pages. The server renders by these, and ignores all others. */
import type { CostName } from '@cardsight/contract'

/** In the order of the table. */
export const costNames: readonly CostName[] = [
  'grocery',
  'gas',
  'restaurant',
  'travel',
  'recreation',
  'other',
]

export const FILTER = 'filter'
export const SHOW = 'show'

export const landingParameters: readonly string[] = [...costNames, FILTER, SHOW]

/** Without unknown parameters, which links in the page would otherwise repeat in the browser but not on the server. */
export function landingSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    landingParameters.flatMap((name) => search.getAll(name).map((value) => [name, value])),
  )
}
