/**
 * Leaves: the finest spending categories, as detailed as the earn rates of real cards. Every purchase has one leaf, and
 * every leaf belongs to one display category. Card files and explanations use the keys.
 */
import type { CategoryKey } from './category.ts'

const table = {
  supermarket: 'grocery',
  'online-grocery': 'grocery',
  'specialty-food': 'grocery',
  'wholesale-club': 'warehouse',
  gas: 'gas',
  'ev-charging': 'gas',
  dining: 'restaurant',
  'fast-food': 'restaurant',
  'food-delivery': 'restaurant',
  streaming: 'media',
  'digital-media': 'media',
  transit: 'transportation',
  rideshare: 'transportation',
  'parking-tolls': 'transportation',
  rail: 'transportation',
  entertainment: 'recreation',
  'movie-theater': 'recreation',
  'sports-recreation': 'recreation',
  flights: 'flights',
  hotels: 'travel',
  'vacation-rental': 'travel',
  'car-rental': 'travel',
  cruise: 'travel',
  'travel-agency': 'travel',
  'other-travel': 'travel',
  drugstore: 'pharmacy',
  'department-store': 'department-store',
  gym: 'gym',
  superstore: 'shops',
  clothing: 'shops',
  electronics: 'shops',
  furniture: 'shops',
  'home-improvement': 'shops',
  gardening: 'shops',
  'sporting-goods': 'shops',
  pets: 'shops',
  books: 'shops',
  beauty: 'shops',
  'office-supplies': 'shops',
  secondhand: 'shops',
  'other-shop': 'shops',
  utilities: 'service',
  phone: 'service',
  'internet-tv': 'service',
  insurance: 'service',
  healthcare: 'service',
  education: 'service',
  childcare: 'service',
  'auto-service': 'service',
  'home-service': 'service',
  'personal-care': 'service',
  charity: 'service',
  'professional-service': 'service',
  'online-shopping': 'online-shopping',
  other: 'other',
  rent: 'service',
  taxes: 'service',
} as const satisfies Record<string, CategoryKey>

export type Leaf = keyof typeof table

/**
 * Leaves of bills that usually cost a fee to pay by card. They're the last ones in the table. A rule for everything
 * doesn't match them (`docs/decisions/0028-rent-and-taxes.md`).
 */
export const billLeaves = ['rent', 'taxes'] as const satisfies readonly Leaf[]
export type BillLeaf = (typeof billLeaves)[number]

export function isBill(leaf: Leaf): leaf is BillLeaf {
  return leaf === 'rent' || leaf === 'taxes'
}

/** All leaves, in table order. */
export const leaves = Object.keys(table) as readonly Leaf[]

/** Display category of a leaf. */
export function categoryOfLeaf(leaf: Leaf): CategoryKey {
  return table[leaf]
}

const leafNames: ReadonlySet<string> = new Set(leaves)

export function isLeaf(text: string): text is Leaf {
  return leafNames.has(text)
}

/** Most general leaf of each category, used if a person picks only the category. */
const defaultLeaves: Readonly<Record<CategoryKey, Leaf>> = {
  grocery: 'supermarket',
  gas: 'gas',
  warehouse: 'wholesale-club',
  restaurant: 'dining',
  other: 'other',
  media: 'streaming',
  transportation: 'transit',
  recreation: 'entertainment',
  travel: 'other-travel',
  flights: 'flights',
  pharmacy: 'drugstore',
  'department-store': 'department-store',
  gym: 'gym',
  shops: 'other-shop',
  service: 'professional-service',
  'online-shopping': 'online-shopping',
}

export function leafOfCategory(key: CategoryKey): Leaf {
  return defaultLeaves[key]
}
