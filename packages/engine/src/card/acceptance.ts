/** Where a card can be used. The catalog knows networks; the engine knows the merchants that don't take a card. */
import type { MerchantKey } from '../merchant-key.ts'

type Place = Readonly<{ merchant: MerchantKey | null; isAbroad: boolean }>

/**
 * True if a merchant's U.S. stores don't take the card. What isn't known counts as accepted: purchases without a named
 * merchant, and those made abroad.
 */
export function isRefused(
  { refusedBy }: Readonly<{ refusedBy?: readonly MerchantKey[] }>,
  { merchant, isAbroad }: Place,
): boolean {
  return merchant !== null && !isAbroad && refusedBy?.includes(merchant) === true
}
