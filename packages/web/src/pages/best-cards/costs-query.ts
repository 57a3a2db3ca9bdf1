/** The six amounts as a URL query: `?grocery=519&gas=220`. */
import type { CostName, MonthlyCosts } from '@cardsight/contract/costs'
import { costNamesInTables } from '../../content/costs.ts'
import { landingSearch } from './landing-query.ts'

const amount = /^(?:\d{1,5}|\d{1,2},\d{3})$/

/** Null if there is no amount above 0; an invalid one counts as 0. */
export function readCosts(search: URLSearchParams): MonthlyCosts | null {
  const costs = costsBy((name) => {
    const typed = search.get(name) ?? ''
    return amount.test(typed) ? Number(typed.replace(',', '')) : 0
  })
  return totalOf(costs) > 0 ? costs : null
}

/** The same query with these amounts; null removes them. */
export function withCosts(search: URLSearchParams, costs: MonthlyCosts | null): URLSearchParams {
  const next = landingSearch(search)
  for (const name of costNamesInTables) {
    next.delete(name)
    if (costs !== null && costs[name] > 0) {
      next.set(name, String(costs[name]))
    }
  }
  return next
}

export function totalOf(costs: MonthlyCosts): number {
  return costNamesInTables.reduce((sum, name) => sum + costs[name], 0)
}

export function costsBy(read: (name: CostName) => number): MonthlyCosts {
  return {
    grocery: read('grocery'),
    gas: read('gas'),
    restaurant: read('restaurant'),
    travel: read('travel'),
    recreation: read('recreation'),
    other: read('other'),
  }
}

export function areSameCosts(one: MonthlyCosts, other: MonthlyCosts): boolean {
  return costNamesInTables.every((name) => one[name] === other[name])
}
