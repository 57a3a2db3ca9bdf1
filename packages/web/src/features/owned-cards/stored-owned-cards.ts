/** The cards that the user has. The results and the wallet share them, and so do all tabs. */
import { storageKeys } from '../../lib/storage.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

export type OwnedCards = Readonly<{
  /** Ids of cards that the user named. */
  named: readonly string[]
  /** What the user said about linked accounts, by account id: the id of a card, or null for one that isn't listed. */
  accounts: Readonly<Record<string, string | null>>
}>

export const noOwnedCards: OwnedCards = { named: [], accounts: {} }

const MAX_CARDS = 12

const stored = createStoredValue(storageKeys.ownedCards, noOwnedCards, parseOwnedCards)

export const readOwnedCards = stored.read
export const writeOwnedCards = stored.write

export function useOwnedCards(): [OwnedCards, (cards: OwnedCards) => void] {
  return [stored.useValue(), stored.write]
}

/** Ids of all cards that the user said they have. */
export function ownedCardIds({ named, accounts }: OwnedCards): readonly string[] {
  const confirmed = Object.values(accounts).filter((cardId) => cardId !== null)
  return [...new Set([...named, ...confirmed])].slice(0, MAX_CARDS)
}

/** The card of each account that the user said one about. */
export function cardOfAccount({ accounts }: OwnedCards): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(accounts).flatMap(([account, cardId]) => (cardId === null ? [] : [[account, cardId]])),
  )
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

/** Drops what isn't an id: anything may be in a browser's storage. */
function parseOwnedCards(stored: unknown): OwnedCards {
  const value = isObject(stored) ? stored : {}
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value)
}
