import type { CREDITS } from '@cardsight/contract'
import { type CategoryKey, categories } from '@cardsight/engine'
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
import { categoryColours } from '../ui/charts/palette.ts'

export type CategoryLook = Readonly<{ icon: LucideIcon; colour: string }>

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

export const merchantLook: CategoryLook = { icon: Store, colour: 'var(--color-ink-soft)' }

// Imported as a value it would bring every schema of the contract along.
const credits: typeof CREDITS = 'Credits'
const creditsLook: CategoryLook = { icon: HandCoins, colour: 'var(--color-evergreen-deep)' }

const looks: ReadonlyMap<string, CategoryLook> = new Map([
  ...categories.map(({ name, key }, place): [string, CategoryLook] => [
    name,
    { icon: icons[key], colour: categoryColours[place] ?? merchantLook.colour },
  ]),
  [credits, creditsLook],
])

/** The one icon and colour of a category's display name or of the credits; any other name is a merchant's. */
export function categoryLook(name: string): CategoryLook {
  return looks.get(name) ?? merchantLook
}
