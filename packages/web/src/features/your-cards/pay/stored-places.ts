/** Recent places, and the kinds of stores that the user picked for places we don't know. */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { createStoredValue } from '../../../lib/stored-value.ts'
import { yourCardsKeys } from '../../../lib/your-cards-keys.ts'

export type Places = Readonly<{
  /** As the user typed them, latest first. */
  recent: readonly string[]
  /** By the text in lowercase. */
  kinds: Readonly<Record<string, Leaf>>
}>

const noPlaces: Places = { recent: [], kinds: {} }

const MOST_RECENT = 5
const MOST_KINDS = 200
const MOST_CHARACTERS = 60

const stored = createStoredValue(yourCardsKeys.places, noPlaces, parsePlaces)

export const usePlaces = stored.useValue

export function addRecentPlace(typed: string): void {
  const place = typed.trim().slice(0, MOST_CHARACTERS)
  const { recent, kinds } = stored.read()
  if (place !== '') {
    const others = recent.filter((one) => placeKey(one) !== placeKey(place))
    stored.write({ recent: [place, ...others].slice(0, MOST_RECENT), kinds })
  }
}

export function setKindOfPlace(typed: string, leaf: Leaf): void {
  const { recent, kinds } = stored.read()
  const others = Object.entries(kinds).filter(([key]) => key !== placeKey(typed))
  const latest = [...others, [placeKey(typed), leaf] as const].slice(-MOST_KINDS)
  stored.write({ recent, kinds: Object.fromEntries(latest) })
}

export function kindOfPlace({ kinds }: Places, typed: string): Leaf | null {
  return Object.hasOwn(kinds, placeKey(typed)) ? (kinds[placeKey(typed)] ?? null) : null
}

function placeKey(typed: string): string {
  return typed.trim().toLowerCase().slice(0, MOST_CHARACTERS)
}

/** Drops everything that isn't a place: anything may be in a browser's storage. */
function parsePlaces(value: unknown): Places {
  const { recent, kinds } = Object(value)
  return {
    recent: Array.isArray(recent) ? recent.filter(isText).slice(0, MOST_RECENT) : [],
    kinds: Object.fromEntries(
      Object.entries(Object(kinds)).filter((entry): entry is [string, Leaf] => isKnownLeaf(entry[1])),
    ),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= MOST_CHARACTERS
}

function isKnownLeaf(value: unknown): value is Leaf {
  return typeof value === 'string' && isLeaf(value)
}
