/** Where a card can be used. The catalog knows networks; the engine knows the merchants that don't take a card. */
import type { MerchantKey } from '../merchant-key.ts'

type Place = Readonly<{
  merchant: MerchantKey | null
  isAbroad: boolean
  /** Exceeds what secured cards let the person spend in its month. */
  isBeyondDeposit?: true
}>

type AcceptedCard = Readonly<{ refusedBy?: readonly MerchantKey[]; isSecured?: boolean }>

/**
 * True if a merchant's U.S. stores don't take the card, or beyond the deposit of a secured one. What isn't known counts as
 * accepted: purchases without a named merchant, and those made abroad.
 */
export function isRefused({ refusedBy, isSecured }: AcceptedCard, place: Place): boolean {
  const { merchant, isAbroad, isBeyondDeposit } = place
  return (
    (isSecured === true && isBeyondDeposit === true) ||
    (merchant !== null && !isAbroad && refusedBy?.includes(merchant) === true)
  )
}
