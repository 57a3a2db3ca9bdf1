import { type CategoryKey, categories, categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'

/** For buttons and marks. Charts use the full names. */
const shortNames: Partial<Record<CategoryKey, string>> = {
  grocery: 'Groceries',
  gas: 'Gas',
  warehouse: 'Warehouse clubs',
  transportation: 'Transit',
  pharmacy: 'Pharmacies',
  'department-store': 'Department stores',
  gym: 'Gyms',
  service: 'Services',
  'online-shopping': 'Online shopping',
}

export function shortCategoryName(key: CategoryKey): string {
  return shortNames[key] ?? categories.find((category) => category.key === key)?.name ?? key
}

/** `dining` → `Restaurants`. */
export function shortNameOfLeaf(leaf: Leaf): string {
  return shortCategoryName(categoryOfLeaf(leaf))
}
