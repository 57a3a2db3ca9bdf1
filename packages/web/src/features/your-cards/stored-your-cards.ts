/** The cards of `/your-cards` in this browser, and changes of their list. All components and tabs agree on them. */
import {
  MAX_YOUR_CARDS,
  noYourCards,
  readYourCards,
  type YourCard,
  type YourCards,
} from '@cardsight/contract/your-cards'
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

/** A card without details. Its id is the product's, or the product's with a number if it's in the list already. */
export function newCard({ cards }: YourCards, cardId: string, account?: LinkedAccount): YourCard {
  const ids = new Set(cards.map(({ id }) => id))
  const numbers = Array.from({ length: cards.length + 1 }, (_, index) => index + 2)
  const id =
    [cardId, ...numbers.map((number) => `${cardId}-${number}`)].find((one) => !ids.has(one)) ?? cardId
  return {
    id,
    cardId,
    choices: [],
    credits: [],
    ticks: [],
    activated: [],
    accountIds: account === undefined ? [] : [account.id],
    ...(account !== undefined && /^\d{2,5}$/.test(account.mask) && { mask: account.mask }),
  }
}

/** Unchanged if the list is full. */
export function withCard(list: YourCards, card: YourCard): YourCards {
  return list.cards.length >= MAX_YOUR_CARDS ? list : { ...list, cards: [...list.cards, card] }
}

type LinkedAccount = Readonly<{ id: string; mask: string }>

/**
 * Gives an account to the card that it belongs to, or to a new one. A card without a linked account gets it unless the
 * last digits differ: after linking a bank again, its accounts have other ids.
 * @param linkedIds all accounts that are linked now.
 */
export function withAccount(
  list: YourCards,
  cardId: string,
  account: LinkedAccount,
  linkedIds: ReadonlySet<string>,
): YourCards {
  const card = newCard(list, cardId, account)
  const found = list.cards.find(
    (one) =>
      one.cardId === cardId &&
      !one.accountIds.some((id) => linkedIds.has(id)) &&
      (one.mask === undefined || card.mask === undefined || one.mask === card.mask),
  )
  if (found === undefined) {
    return withCard(list, card)
  }
  const joined: YourCard = { ...card, ...found, accountIds: [...found.accountIds, account.id] }
  return { ...list, cards: list.cards.map((one) => (one === found ? joined : one)) }
}

export function withoutCard(list: YourCards, id: string): YourCards {
  return { ...list, cards: list.cards.filter((card) => card.id !== id) }
}

/** Puts a removed card back where it was. */
export function withCardAt(list: YourCards, card: YourCard, index: number): YourCards {
  return list.cards.some(({ id }) => id === card.id)
    ? list
    : { ...list, cards: list.cards.toSpliced(index, 0, card) }
}

/** The guest's cards that the account doesn't have are added to the account's, until it's full. Nothing is removed. */
export function mergeCards(account: YourCards, browser: YourCards): YourCards {
  const ids = new Set(account.cards.map(({ id }) => id))
  const linked = new Set(account.cards.flatMap(({ accountIds }) => accountIds))
  const added = browser.cards
    .filter(({ id }) => !ids.has(id))
    .map((card) => ({ ...card, accountIds: card.accountIds.filter((id) => !linked.has(id)) }))
  return added.reduce(withCard, account)
}
