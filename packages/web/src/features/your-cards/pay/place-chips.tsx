import type { ShopKind } from '../../../worker/your-cards/your-cards-catalog.ts'
import { Chip } from './chip.tsx'
import type { Places } from './stored-places.ts'

/** Places that most people pay at, besides the kinds of stores. */
const commonPlaces = ['Groceries', 'Restaurants', 'Gas', 'Amazon', 'Costco', 'Target', 'Uber'] as const

const MOST_CHIPS = 8

type PlaceChipsProps = {
  text: string
  places: Places
  kinds: readonly ShopKind[]
  onPick: (place: string) => void
}

/** Recent and common places; while the user types, the kinds of stores that match. */
export function PlaceChips({ text, places, kinds, onPick }: PlaceChipsProps) {
  const chips = text.trim() === '' ? usualPlaces(places) : matchingKinds(kinds, text)
  return chips.length === 0 ? null : (
    <ul
      aria-label={text.trim() === '' ? 'Recent and common places' : 'Matching kinds of stores'}
      className="flex flex-wrap gap-2"
    >
      {chips.map((place) => (
        <li key={place}>
          <Chip onClick={() => onPick(place)}>{place}</Chip>
        </li>
      ))}
    </ul>
  )
}

function usualPlaces({ recent }: Places): string[] {
  const seen = new Set(recent.map((place) => place.toLowerCase()))
  return [...recent, ...commonPlaces.filter((place) => !seen.has(place.toLowerCase()))].slice(0, MOST_CHIPS)
}

function matchingKinds(kinds: readonly ShopKind[], text: string): string[] {
  const typed = text.trim().toLowerCase()
  return kinds
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase().includes(typed) && name.toLowerCase() !== typed)
    .slice(0, 4)
}
