import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Selector } from './card.ts'

/** True when a purchase of this leaf at this merchant is meant; an exception outweighs everything else. */
export function selects(selector: Selector, leaf: Leaf, merchant: MerchantKey | null): boolean {
  const isExcepted =
    selector.exceptLeaves?.includes(leaf) === true ||
    (merchant !== null && selector.exceptMerchants?.includes(merchant) === true)
  if (isExcepted) {
    return false
  }
  return (
    selector.isEverything === true ||
    selector.leaves?.includes(leaf) === true ||
    (merchant !== null && selector.merchants?.includes(merchant) === true)
  )
}
