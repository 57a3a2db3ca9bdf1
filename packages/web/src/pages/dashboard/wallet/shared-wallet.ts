import { type Costs, costNames } from '../../../features/spending-form/costs.ts'
import { readSharedQuery, type SharedWallet } from '../../../features/wallet/share-link.ts'

/** A wallet's question that somebody shared, with its amounts as the form has them; null where there is none. */
export function readSharedWallet(
  search: string,
): { costs: Costs; settings: SharedWallet['settings'] } | null {
  const shared = readSharedQuery(search)
  if (shared === null) {
    return null
  }
  const amounts = Object.fromEntries(costNames.map((name) => [name, String(shared.costs[name])]))
  return { costs: { ...noAmounts, ...amounts }, settings: shared.settings }
}

const noAmounts: Costs = {
  restaurant: '',
  gas: '',
  grocery: '',
  travel: '',
  recreation: '',
  other: '',
  isManualCost: true,
}
