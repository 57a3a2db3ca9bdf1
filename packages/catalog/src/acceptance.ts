/** Which merchants take which cards, from `merchants.yaml`. Everything else uses what this file derives. */
import type { Network } from './card-record.ts'
import type { Merchant, Tables } from './tables.ts'

export function merchantName(merchant: Merchant): string {
  return typeof merchant === 'string' ? merchant : merchant.name
}

/** Merchants that take only some networks, with those networks. */
export function networksByMerchant({ merchants }: Tables): Record<string, readonly Exclude<Network, null>[]> {
  return Object.fromEntries(
    Object.entries(merchants).flatMap(([key, merchant]) =>
      typeof merchant === 'string' || merchant.takes === undefined ? [] : [[key, merchant.takes] as const],
    ),
  )
}

/** Merchants whose U.S. stores don't take a card of this network. A card whose network isn't known counts as accepted. */
export function merchantsRefusing(network: Network | undefined, tables: Tables): string[] {
  return Object.entries(networksByMerchant(tables))
    .filter(([, takes]) => network !== undefined && network !== null && !takes.includes(network))
    .map(([key]) => key)
    .sort()
}

/** Keys of online stores, by the merchant that they belong to. */
export function onlineStoresOf({ merchants }: Tables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(merchants).flatMap(([key, merchant]) =>
      typeof merchant === 'string' || merchant.online === undefined ? [] : [[key, merchant.online] as const],
    ),
  )
}

/** Adds the online stores of merchants that have one. */
export function withOnlineStores(keys: readonly string[], tables: Tables): string[] {
  const online = onlineStoresOf(tables)
  return [...new Set([...keys, ...keys.flatMap((key) => online[key] ?? [])])]
}
