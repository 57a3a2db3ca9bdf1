import { Fault } from '../faults.ts'
import { products } from '../vocabulary.ts'

const NOT_FOR_LINKING = 'balance'

/** Any product that the provider knows may be asked for when linking, but only transactions does anything here. */
export function readProducts(names: readonly string[]): string[] {
  const known: readonly string[] = products
  for (const name of names) {
    if (!known.includes(name) || name === NOT_FOR_LINKING) {
      throw new Fault('INVALID_PRODUCT', `${name} is not a product that can be linked`)
    }
  }
  return [...new Set(names)]
}
