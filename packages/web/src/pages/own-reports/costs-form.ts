import type { TypedCosts } from '@cardsight/contract/costs'
import type { Costs } from '../../features/spending-form/costs.ts'

/** Amounts as a form has them. */
export function typedFrom({ details = {}, ...six }: TypedCosts): Costs {
  const { restaurant, gas, grocery, travel, recreation, other } = six
  const typed = Object.fromEntries(Object.entries(details).map(([name, dollars]) => [name, String(dollars)]))
  return {
    restaurant: String(restaurant),
    gas: String(gas),
    grocery: String(grocery),
    travel: String(travel),
    recreation: String(recreation),
    other: String(other),
    isManualCost: false,
    ...(Object.keys(typed).length > 0 && { details: typed }),
  }
}
