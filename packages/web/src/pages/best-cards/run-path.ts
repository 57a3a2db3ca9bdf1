import { apiPaths } from '@cardsight/contract/api-paths'
import { costKeys, type MonthlyCosts } from '@cardsight/contract/costs'
import { type Profile, profileQuery } from '@cardsight/contract/profile'

/** Path of a run in its compact form, for a year up to today. */
export function runPath(costs: MonthlyCosts, profile: Profile): string {
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(costs[name])])
  const assumed = Object.entries(profileQuery(profile))
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ...assumed, ['form', 'numbers']])}`
}
