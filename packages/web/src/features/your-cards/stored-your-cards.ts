/** The cards of `/your-cards` in this browser. All components and tabs agree on them. */
import { noYourCards, readYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { useSyncExternalStore } from 'react'
import { readText, watchKey, writeText } from '../../lib/storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'

const stored = createStoredValue(yourCardsKeys.yourCards, noYourCards, parseStored)

export const readStoredYourCards = stored.read
export const writeStoredYourCards = stored.write
export const watchStoredYourCards = stored.watch
export const useStoredYourCards = stored.useValue

/** The text of a list that couldn't be read, for the person to download; null if there is none. */
export function useUnreadYourCards(): string | null {
  return useSyncExternalStore(
    (onChange) => watchKey(yourCardsKeys.unreadYourCards, onChange),
    () => readText('local', yourCardsKeys.unreadYourCards),
    () => null,
  )
}

/** Dates were checked when they were typed. A clock that runs late must not make the list unreadable. */
const facts = { today: parseDay('9999-12-31'), cardIds: new Set<string>() }

/** A list that can't be read is set aside, so that the next change doesn't overwrite it. */
function parseStored(value: unknown, text: string): YourCards {
  const { cards } = readYourCards(value, facts)
  if (cards === null) {
    // Components read while they render, and must not change state then.
    queueMicrotask(() => writeText('local', yourCardsKeys.unreadYourCards, text))
  }
  return cards ?? noYourCards
}
