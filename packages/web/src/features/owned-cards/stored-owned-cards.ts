/** The cards that the user has. The results and the wallet share them, and so do all tabs. */
import { useSyncExternalStore } from 'react'
import { readText, storageKeys, watchKey, writeText } from '../../lib/storage.ts'

export type OwnedCards = Readonly<{
  /** Ids of cards that the user named. */
  named: readonly string[]
  /** What the user said about linked accounts, by account id: the id of a card, or null for one that isn't listed. */
  accounts: Readonly<Record<string, string | null>>
}>

export const noOwnedCards: OwnedCards = { named: [], accounts: {} }

const MAX_CARDS = 12

/** The same text must give the same object, or React renders forever. */
let newest: { texts: readonly (string | null)[]; cards: OwnedCards } = { texts: [null], cards: noOwnedCards }

export function readOwnedCards(): OwnedCards {
  const text = readStored()
  if (!newest.texts.includes(text)) {
    newest = { texts: [text], cards: text === null ? noOwnedCards : parseOwnedCards(text) }
  }
  return newest.cards
}

/** If the browser can't store the cards, they last until the page is left. */
export function writeOwnedCards(cards: OwnedCards): void {
  const text = JSON.stringify(cards)
  // Components read while the text is written, and can't know yet whether the browser stores it.
  newest = { texts: [readStored(), text], cards }
  writeText('local', storageKeys.ownedCards, text)
  newest = { texts: [readStored()], cards }
}

/** The server renders no cards, and so does the browser until React has hydrated the page. */
export function useOwnedCards(): [OwnedCards, (cards: OwnedCards) => void] {
  const cards = useSyncExternalStore(watchOwnedCards, readOwnedCards, () => noOwnedCards)
  return [cards, writeOwnedCards]
}

/** Ids of all cards that the user said they have. */
export function ownedCardIds({ named, accounts }: OwnedCards): readonly string[] {
  const confirmed = Object.values(accounts).filter((cardId) => cardId !== null)
  return [...new Set([...named, ...confirmed])].slice(0, MAX_CARDS)
}

/** The cards after the user has listed all that they have: answers about accounts stay only for cards in the list. */
export function withCardIds({ accounts }: OwnedCards, cardIds: readonly string[]): OwnedCards {
  const kept = Object.entries(accounts).filter(([, cardId]) => cardId === null || cardIds.includes(cardId))
  const confirmed = new Set(kept.map(([, cardId]) => cardId))
  return {
    named: cardIds.filter((cardId) => !confirmed.has(cardId)),
    accounts: Object.fromEntries(kept),
  }
}

function watchOwnedCards(onChange: () => void): () => void {
  return watchKey(storageKeys.ownedCards, onChange)
}

function readStored(): string | null {
  return readText('local', storageKeys.ownedCards)
}

/** Drops what isn't an id: anything may be in a browser's storage. */
export function parseOwnedCards(text: string): OwnedCards {
  const value = parseJson(text)
  const named = 'named' in value && Array.isArray(value.named) ? value.named.filter(isId) : []
  const accounts = 'accounts' in value && isObject(value.accounts) ? Object.entries(value.accounts) : []
  return {
    named: [...new Set(named)].slice(0, MAX_CARDS),
    accounts: Object.fromEntries(
      accounts.flatMap(([account, card]): [string, string | null][] =>
        card === null || isId(card) ? [[account, card]] : [],
      ),
    ),
  }
}

function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value)
}
