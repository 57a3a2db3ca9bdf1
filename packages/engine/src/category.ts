/**
 * The 16 display categories, and the six categories of the spending form. The table is in the order of the ids.
 */

/** Categories of the spending form. */
export const formCategories = ['grocery', 'gas', 'restaurant', 'travel', 'recreation', 'other'] as const
export type FormCategory = (typeof formCategories)[number]

/**
 * Warehouse clubs count as 'other', not 'grocery', because grocery rates usually exclude them. Transit and rideshare
 * count as 'travel', because travel rates usually include them.
 */
const table = [
  { id: 1, key: 'grocery', name: 'Supermarkets & Groceries', formCategory: 'grocery' },
  { id: 2, key: 'gas', name: 'Gas Stations', formCategory: 'gas' },
  { id: 3, key: 'warehouse', name: 'Warehouses and Wholesale Stores', formCategory: 'other' },
  { id: 4, key: 'restaurant', name: 'Restaurants', formCategory: 'restaurant' },
  { id: 5, key: 'other', name: 'Other', formCategory: 'other' },
  { id: 6, key: 'media', name: 'Media', formCategory: 'recreation' },
  { id: 7, key: 'transportation', name: 'Transportation', formCategory: 'travel' },
  { id: 8, key: 'recreation', name: 'Recreation', formCategory: 'recreation' },
  { id: 9, key: 'travel', name: 'Travel', formCategory: 'travel' },
  { id: 10, key: 'flights', name: 'Flights', formCategory: 'travel' },
  { id: 11, key: 'pharmacy', name: 'Pharmacies', formCategory: 'other' },
  { id: 12, key: 'department-store', name: 'Department Stores', formCategory: 'other' },
  { id: 13, key: 'gym', name: 'Gyms and Fitness Centers', formCategory: 'recreation' },
  { id: 14, key: 'shops', name: 'Shops', formCategory: 'other' },
  { id: 15, key: 'service', name: 'Service', formCategory: 'other' },
  { id: 16, key: 'online-shopping', name: 'Online Shopping', formCategory: 'other' },
] as const satisfies readonly { id: number; key: string; name: string; formCategory: FormCategory }[]

export type CategoryId = (typeof table)[number]['id']
export type CategoryKey = (typeof table)[number]['key']
export type Category = {
  readonly id: CategoryId
  readonly key: CategoryKey
  /** Display name. */
  readonly name: string
  /** Category of the spending form that includes this one. */
  readonly formCategory: FormCategory
}

/** All display categories, in the order of their ids, 1 to 16. */
export const categories: readonly Category[] = table

/** Category of the spending form that includes the display category with this key or name; 'other' if there's none. */
export function formCategoryOf(keyOrName: string): FormCategory {
  return categories.find(({ key, name }) => key === keyOrName || name === keyOrName)?.formCategory ?? 'other'
}

/** Category with this id, or null if there is none. */
export function findCategory(id: number): Category | null {
  return categories.find((category) => category.id === id) ?? null
}
