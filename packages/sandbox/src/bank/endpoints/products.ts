import { Fault } from '../faults.ts'
import { products } from '../plaid-enums.ts'

const NOT_LINKABLE = 'balance'

/** Validates and deduplicates products. All of the provider's are accepted, but only `transactions` has an effect. */
export function readProducts(names: readonly string[]): string[] {
  const allowed: readonly string[] = products
  for (const name of names) {
    if (!allowed.includes(name) || name === NOT_LINKABLE) {
      throw new Fault('INVALID_PRODUCT', `${name} is not a product that can be linked`)
    }
  }
  return [...new Set(names)]
}
