import type { CREDITS } from '@cardsight/contract/backtest'
import { costFields } from '@cardsight/contract/costs'
import {
  type CategoryKey,
  categories,
  categoryOfLeaf,
  formCategories,
  type Leaf,
} from '@cardsight/engine/categories'
import {
  Clapperboard,
  Dumbbell,
  Ellipsis,
  Fuel,
  HandCoins,
  type LucideIcon,
  Luggage,
  PackageOpen,
  Pill,
  Plane,
  Shirt,
  ShoppingBag,
  ShoppingCart,
  Store,
  Ticket,
  TrainFront,
  Utensils,
  Warehouse,
  Wrench,
} from 'lucide-react'
import { categoryColors } from '../ui/charts/palette.ts'

export type CategoryStyle = Readonly<{ icon: LucideIcon; color: string }>

const icons: Readonly<Record<CategoryKey, LucideIcon>> = {
  grocery: ShoppingCart,
  gas: Fuel,
  warehouse: Warehouse,
  restaurant: Utensils,
  other: Ellipsis,
  media: Clapperboard,
  transportation: TrainFront,
  recreation: Ticket,
  travel: Luggage,
  flights: Plane,
  pharmacy: Pill,
  'department-store': Shirt,
  gym: Dumbbell,
  shops: ShoppingBag,
  service: Wrench,
  'online-shopping': PackageOpen,
}

export const merchantStyle: CategoryStyle = { icon: Store, color: 'var(--color-ink-soft)' }

// Importing it as a value would bundle every schema of the contract.
const credits: typeof CREDITS = 'Credits'
const creditsStyle: CategoryStyle = { icon: HandCoins, color: 'var(--color-evergreen-deep)' }

/** The category whose looks a typed amount has, by its label. */
const categoryOfLabel: Readonly<Record<string, CategoryKey>> = {
  'EV charging': 'gas',
  Hotels: 'travel',
  'Car rentals': 'travel',
  'Transit and rides': 'transportation',
  Streaming: 'media',
  Gyms: 'gym',
  'Online shopping': 'online-shopping',
  'Warehouse clubs': 'warehouse',
  Superstores: 'shops',
  Drugstores: 'pharmacy',
  Clothing: 'department-store',
  'Home improvement': 'shops',
  'Phone plans': 'service',
  Utilities: 'service',
  'Internet and cable': 'service',
  Insurance: 'service',
  Medical: 'service',
  'Child care': 'service',
  Education: 'service',
  Taxes: 'service',
  Rent: 'service',
}

const styleByKey: ReadonlyMap<CategoryKey, CategoryStyle> = new Map(
  categories.map(({ key }, index) => [
    key,
    { icon: icons[key], color: categoryColors[index] ?? merchantStyle.color },
  ]),
)

const looks: ReadonlyMap<string, CategoryStyle> = new Map([
  ...Object.entries(categoryOfLabel).map(([label, key]): [string, CategoryStyle] => [label, styleOf(key)]),
  ...categories.map(({ name, key }): [string, CategoryStyle] => [name, styleOf(key)]),
  ...formCategories.map((key): [string, CategoryStyle] => [costFields[key].restLabel, styleOf(key)]),
  [credits, creditsStyle],
])

function styleOf(key: CategoryKey): CategoryStyle {
  return styleByKey.get(key) ?? merchantStyle
}

/** Icon and color of a category, a typed amount or credits by its name; any other name is treated as a merchant. */
export function categoryStyle(name: string): CategoryStyle {
  return looks.get(name) ?? merchantStyle
}

const nameByKey: ReadonlyMap<CategoryKey, string> = new Map(categories.map(({ key, name }) => [key, name]))

export function categoryName(key: CategoryKey): string {
  return nameByKey.get(key) ?? key
}

/** `dining` → `Restaurants`. */
export function categoryNameOfLeaf(leaf: Leaf): string {
  return categoryName(categoryOfLeaf(leaf))
}
