/** What a person typed into the search box: a kind of shop, a merchant, or a line pasted from a statement. */
import type { Release } from '@cardsight/catalog'
import { categories, isBill, type Leaf, leafOfCategory, leaves } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'

export type Place =
  | Readonly<{ kind: 'known'; name: string; leaf: Leaf; merchant: MerchantKey | null; isSure: boolean }>
  /** We don't know the merchant: the person picks a kind of shop. */
  | Readonly<{ kind: 'unknown'; name: string }>
  /** A payment that no card pays rewards for, such as a transfer. */
  | Readonly<{ kind: 'not-a-purchase'; name: string }>
  | Readonly<{ kind: 'empty' }>

/** What the categorizer says about a line; null if it isn't a purchase. */
export type Recognized = Readonly<{
  leaf: Leaf
  merchant: Readonly<{ key: MerchantKey | null; name: string }>
  certainty: 'sure' | 'probable' | 'unknown'
  confidence: number
}> | null

export type ShopKind = Readonly<{ leaf: Leaf; name: string }>

/** Below this confidence, we ask instead of guessing. */
const LEAST_CONFIDENCE = 0.5
const MOST_CHARACTERS = 200

/** `recognize` is the categorizer, which this package may not import. */
export function findPlace(text: string, release: Release, recognize: (line: string) => Recognized): Place {
  const name = text.trim().slice(0, MOST_CHARACTERS)
  if (name === '') {
    return { kind: 'empty' }
  }
  const leaf = leafNamed(name, release)
  if (leaf !== null) {
    return { kind: 'known', name, leaf, merchant: null, isSure: true }
  }
  const found = recognize(name)
  if (found === null) {
    return { kind: 'not-a-purchase', name }
  }
  const { certainty, confidence, merchant } = found
  const isUnknown = certainty === 'unknown' || confidence < LEAST_CONFIDENCE
  if (isUnknown && merchant.key === null) {
    return { kind: 'unknown', name }
  }
  // PayPal is no kind of shop, but cards have a rate for it.
  return {
    kind: 'known',
    name: merchant.name,
    leaf: isUnknown ? 'other' : found.leaf,
    merchant: merchant.key,
    isSure: certainty === 'sure',
  }
}

/** The place if the person says what kind of shop it is. The merchant stays only if it has no kind of its own, like PayPal. */
export function withKind(
  place: Exclude<Place, { kind: 'empty' }>,
  leaf: Leaf,
): Extract<Place, { kind: 'known' }> {
  const merchant = place.kind === 'known' && !place.isSure ? place.merchant : null
  return { kind: 'known', name: place.name, leaf, merchant, isSure: true }
}

/** Kinds of shops to pick from, in alphabetical order. Rent and taxes aren't purchases. */
export function shopKinds(release: Release): ShopKind[] {
  return kindsOf(release).sort((a, b) => a.name.localeCompare(b.name, 'en-US'))
}

function kindsOf({ vocabulary }: Release): ShopKind[] {
  return leaves
    .filter((leaf) => !isBill(leaf))
    .map((leaf) => ({ leaf, name: vocabulary.categories[leaf] ?? leaf }))
}

/** The leaf with this name or key, or the most general leaf of a category with this name. */
function leafNamed(text: string, release: Release): Leaf | null {
  const plain = singular(text)
  const kind = kindsOf(release).find(({ leaf, name }) => singular(name) === plain || singular(leaf) === plain)
  const category = categories.find(({ key, name }) => singular(name) === plain || singular(key) === plain)
  return kind?.leaf ?? (category === undefined ? null : leafOfCategory(category.key))
}

/** 'Gas Stations' and 'gas station' are the same. */
function singular(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim().replace(/s$/, '')
}
