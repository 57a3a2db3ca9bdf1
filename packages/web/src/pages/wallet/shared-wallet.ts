import { costNames } from '../../content/costs.ts'
import { type Costs, emptyCosts } from '../../features/spending-form/costs.ts'
import { readSharedQuery, type SharedWallet } from './share-link.ts'

export type SharedQuestion = Readonly<{ costs: Costs; settings: SharedWallet['settings'] }>

/** The spending and settings of a shared link, as form values. Returns null if the query has none. */
export function readSharedWallet(search: string): SharedQuestion | null {
  const shared = readSharedQuery(search)
  if (shared === null) {
    return null
  }
  const amounts = Object.fromEntries(costNames.map((name) => [name, String(shared.costs[name])]))
  const { details = {} } = shared.costs
  const typed = Object.entries(details).map(([name, dollars]) => [name, String(dollars)])
  const costs = { ...emptyCosts, ...amounts }
  return {
    costs: typed.length === 0 ? costs : { ...costs, details: Object.fromEntries(typed) },
    settings: shared.settings,
  }
}
