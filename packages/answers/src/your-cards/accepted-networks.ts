/**
 * Merchants that don't take every card. Our fact files have none. Sources: USA Today Blueprint, CNBC Select, Experian and
 * Los Angeles Times, seen 2026-11-17: Costco's U.S. stores take only Visa, and its website also Mastercard and Discover.
 */
import type { CatalogCard } from '@cardsight/catalog'
import type { MerchantKey } from '@cardsight/engine/spending'

type Network = CatalogCard['network']

type Acceptance = Readonly<{
  inStores: readonly Network[]
  online: readonly Network[]
  /** Why stores don't take another card. */
  sentence: string
}>

const costco = { inStores: ['visa'], online: ['visa', 'mastercard', 'discover'] } as const

const acceptance: Readonly<Record<MerchantKey, Acceptance>> = {
  costco: { ...costco, sentence: 'Costco stores take only Visa credit cards.' },
  'costco-gas': { ...costco, sentence: 'Costco gas stations take only Visa credit cards.' },
}

/** Why a merchant's stores don't take a card; null if they do. */
export function refusalOf(merchant: MerchantKey | null, network: Network | undefined): string | null {
  const found = acceptanceOf(merchant)
  return found === undefined || isIn(found.inStores, network) ? null : found.sentence
}

/** True if a merchant that took one card takes another. A card that stores don't take was used online. */
export function takesAlso(merchant: MerchantKey | null, used: Network, other: Network): boolean {
  const found = acceptanceOf(merchant)
  if (found === undefined || used === other) {
    return true
  }
  return isIn(isIn(found.inStores, used) ? found.inStores : found.online, other)
}

function acceptanceOf(merchant: MerchantKey | null): Acceptance | undefined {
  return merchant === null ? undefined : acceptance[merchant]
}

/** A card whose network isn't known counts as accepted. */
function isIn(networks: readonly Network[], network: Network | undefined): boolean {
  return network === undefined || network === null || networks.includes(network)
}
