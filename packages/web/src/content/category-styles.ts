import type { CREDITS } from '@cardsight/contract/schemas'
import { type CategoryKey, categories } from '@cardsight/engine/categories'
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

const looks: ReadonlyMap<string, CategoryStyle> = new Map([
  ...categories.map(({ name, key }, index): [string, CategoryStyle] => [
    name,
    { icon: icons[key], color: categoryColors[index] ?? merchantStyle.color },
  ]),
  [credits, creditsStyle],
])

/** Icon and color of a category's display name or of credits; any other name is treated as a merchant. */
export function categoryStyle(name: string): CategoryStyle {
  return looks.get(name) ?? merchantStyle
}
