import type { Leaf } from '../leaf.ts'
import type { MerchantKey } from '../merchant-key.ts'
import type { Selector, Target } from './card.ts'

type Kind = Readonly<{ leaf: Leaf; merchant: MerchantKey | null; isAbroad: boolean }>

/** True when purchases of this kind are meant; an exception outweighs everything else. */
export function selects(selector: Selector, { leaf, merchant, isAbroad }: Kind): boolean {
  const isExcepted =
    selector.exceptLeaves?.includes(leaf) === true ||
    (merchant !== null && selector.exceptMerchants?.includes(merchant) === true)
  if (isExcepted) {
    return false
  }
  return (
    selector.isEverything === true ||
    (selector.leaves?.includes(leaf) === true &&
      !(isAbroad && selector.homeOnlyLeaves?.includes(leaf) === true)) ||
    (merchant !== null && selector.merchants?.includes(merchant) === true)
  )
}

/** Everything that a rule's target can ever mean. */
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
