/** The cards of `/your-cards` in this browser. All components and tabs agree on them. */
import { noYourCards, readYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { useSyncExternalStore } from 'react'
import { readText, watchKey, writeText } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'

/** The same text must give the same object, or React renders forever. */
let newest: { texts: readonly (string | null)[]; cards: YourCards } = { texts: [null], cards: noYourCards }

export function readStoredYourCards(): YourCards {
  const text = readStored()
  if (!newest.texts.includes(text)) {
    newest = { texts: [text], cards: text === null ? noYourCards : parseStored(text) }
  }
  return newest.cards
}

/** If the browser can't store the cards, they last until the page is left. */
export function writeStoredYourCards(cards: YourCards): void {
  const text = JSON.stringify(cards)
  // Components read while the text is written, and can't know yet whether the browser stores it.
  newest = { texts: [readStored(), text], cards }
  writeText('local', yourCardsKeys.yourCards, text)
  newest = { texts: [readStored()], cards }
}

/** Calls back after every change, by this tab or by another one. Returns a function that stops it. */
export function watchStoredYourCards(onChange: () => void): () => void {
  return watchKey(yourCardsKeys.yourCards, onChange)
}

/** The server renders no cards, and so does the browser until React has hydrated the page. */
export function useStoredYourCards(): YourCards {
  return useSyncExternalStore(watchStoredYourCards, readStoredYourCards, () => noYourCards)
}

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
function parseStored(text: string): YourCards {
  const { cards } = readYourCards(parseJson(text), facts)
  if (cards === null) {
    // Components read while they render, and must not change state then.
    queueMicrotask(() => writeText('local', yourCardsKeys.unreadYourCards, text))
  }
  return cards ?? noYourCards
}

function readStored(): string | null {
  return readText('local', yourCardsKeys.yourCards)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
