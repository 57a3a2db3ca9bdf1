/** The part of the catalog that `/your-cards` shows and its forms need. */
import { type PreparedCards, profileOptionsOf, shopKinds, type YourCardsInput } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { Leaf } from '@cardsight/engine/categories'
import { type WalletCatalog, walletCatalogOf } from '../wallet-cards.ts'

export type ShopKind = Readonly<{ leaf: Leaf; name: string }>

export type YourCardsCatalog = WalletCatalog & Readonly<{ kinds: readonly ShopKind[] }>

export function yourCardsCatalogOf(release: Release): YourCardsCatalog {
  return {
    ...walletCatalogOf(release, profileOptionsOf(release)),
    kinds: shopKinds(release).map((kind) => ({ ...kind, name: capitalize(kind.name) })),
  }
}

/** 'fast food' → 'Fast food' */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The cards that the page has loaded. Both functions throw if it hasn't loaded any yet. */
export type CurrentCards = Readonly<{ prepared: () => PreparedCards; input: () => YourCardsInput }>
