/** Costs that another page passes in the URL: `?grocery=504&gas=179`. */
import { costNames } from '../../content/costs.ts'
import { type Costs, emptyCosts, parseCosts } from '../../features/spending-form/costs.ts'

/** Null if the query has no cost; an invalid amount is ignored. */
export function readHandedOverCosts(search: string): Costs | null {
  const query = new URLSearchParams(search)
  return costNames.reduce<Costs | null>((costs, name) => {
    const amount = query.get(name)
    const given = amount === null || amount === '' ? null : parseCosts({ ...emptyCosts, [name]: amount })
    return given === null ? costs : { ...(costs ?? emptyCosts), [name]: given[name] }
  }, null)
}

/** The query without the costs. */
export function withoutCosts(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of costNames) {
    query.delete(name)
  }
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
