import type { Brand } from '@cardsight/contract/profile-schemas'

type Leaf = Brand['leaf']

/** 'Delta' flies people, but they shop at Costco. */
export function withBrand({ name, leaf }: Pick<Brand, 'name' | 'leaf'>): string {
  return travelLeaves.includes(leaf) ? `with ${name}` : `at ${name}`
}

export function spendingQuestion(brand: Brand): string {
  return `About how much a year ${withBrand(brand)}?`
}

/** What counts if the person states no amount. */
export function assumedPartText({ leaf }: Brand): string {
  return leaf === 'wholesale-club' ? 'All of warehouse clubs' : `Half of ${leafWords[leaf] ?? 'its category'}`
}

const travelLeaves: readonly Leaf[] = ['flights', 'hotels', 'rail', 'cruise', 'travel-agency', 'phone']

const leafWords: Readonly<Partial<Record<Leaf, string>>> = {
  flights: 'your flights',
  hotels: 'your hotels',
  rail: 'your train trips',
  cruise: 'your cruises',
  'travel-agency': 'your bookings',
  'online-shopping': 'online shopping',
  superstore: 'superstores',
  'department-store': 'department stores',
  'home-improvement': 'home improvement',
  'sporting-goods': 'sporting goods',
  'digital-media': 'games and media',
  'auto-service': 'car care',
  'other-shop': 'other shops',
  drugstore: 'drugstores',
  phone: 'phone plans',
  clothing: 'clothing',
  electronics: 'electronics',
  entertainment: 'entertainment',
  furniture: 'furniture',
  beauty: 'beauty',
  books: 'books',
}
