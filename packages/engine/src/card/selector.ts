import { isBill, type Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Selector, Target } from './card.ts'

type Kind = Readonly<{ leaf: Leaf; merchant: MerchantKey | null; isAbroad: boolean }>

/** True if the selector matches purchases of this kind. Exceptions always win. 'Everything' has no rent or taxes. */
export function selects(selector: Selector, { leaf, merchant, isAbroad }: Kind): boolean {
  const isExcepted =
    selector.exceptLeaves?.includes(leaf) === true ||
    (merchant !== null && selector.exceptMerchants?.includes(merchant) === true)
  if (isExcepted) {
    return false
  }
  return (
    (selector.isEverything === true && !isBill(leaf)) ||
    (selector.leaves?.includes(leaf) === true &&
      !(isAbroad && selector.homeOnlyLeaves?.includes(leaf) === true)) ||
    (merchant !== null && selector.merchants?.includes(merchant) === true)
  )
}

/** All selectors that a target can use. */
export function selectorsOf(target: Target): readonly Selector[] {
  switch (target.kind) {
    case 'where':
      return [target.where]
    case 'rotating':
      return target.calendar.map(({ where }) => where)
    default:
      return target.options.map(({ where }) => where)
  }
}
