/** What the extension keeps in this browser. Nothing else is stored, and only the key is sent, to the server that gave it. */
import type { NewFacts } from '@cardsight/catalog/refresh'
import type { HeldCards } from '@cardsight/contract/extension'
import type { YourCard, YourCards } from '@cardsight/contract/your-cards'
import type { Leaf } from '@cardsight/engine/categories'
import {
  type AnswerBook,
  answerIn,
  type BookAnswer,
  type BookAnswers,
  placeKeys,
} from '../answers/answer-book.ts'

/** The account that this browser is connected to. */
export type Account = Readonly<{
  server: string
  /** Null after the account stopped sharing its cards. */
  key: string | null
  /** The last answer; null before the first. */
  held: HeldCards | null
  /** In milliseconds. */
  checkedAt: number
}>

export type Stored = Readonly<{
  /** Cards that the person typed here. Those of an account count instead. */
  yourCards: YourCards
  account: Account | null
  /** What the person said that sites sell, by domain. */
  kinds: Readonly<Record<string, Leaf>>
  /** Where Cardsight runs, without a slash at the end. */
  server: string
  /** What the server's catalog has newer than the one in the package. `checkedAt` is in milliseconds. */
  news: Readonly<{ checkedAt: number; found: NewFacts | null }>
  book: AnswerBook | null
}>

const initial: Stored = {
  yourCards: { version: 1, cards: [] },
  account: null,
  kinds: {},
  server: import.meta.env.VITE_CARDSIGHT_SERVER ?? 'http://localhost:3000',
  news: { checkedAt: 0, found: null },
  book: null,
}

export async function readStored<Key extends keyof Stored>(...keys: Key[]): Promise<Pick<Stored, Key>> {
  return { ...initial, ...(await chrome.storage.local.get<Partial<Stored>>(keys)) }
}

/** The cards that answers are about. */
export function cardsIn({ account, yourCards }: Pick<Stored, 'account' | 'yourCards'>): YourCards {
  return account?.held?.yourCards ?? yourCards
}

export function store(changes: Partial<Stored>): Promise<void> {
  return chrome.storage.local.set(changes)
}

export function storeBook({
  book,
  answers,
}: Readonly<{ book: AnswerBook; answers: BookAnswers }>): Promise<void> {
  return chrome.storage.local.set({ ...answers, book })
}

/** Null before the first book. */
export async function readAnswer(place: Parameters<typeof placeKeys>[0]): Promise<BookAnswer | null> {
  return answerIn(await chrome.storage.local.get<Partial<BookAnswers>>(placeKeys(place)), place)
}

/** Calls back after one of these changed, in this page or another one. Returns a function that stops it. */
export function watchStored(keys: readonly (keyof Stored)[], onChange: () => void): () => void {
  const listener = (changes: Readonly<Record<string, unknown>>, area: string) => {
    if (area === 'local' && keys.some((key) => key in changes)) {
      onChange()
    }
  }
  chrome.storage.onChanged.addListener(listener)
  return () => chrome.storage.onChanged.removeListener(listener)
}

export async function addCard(cardId: string): Promise<void> {
  const { yourCards } = await readStored('yourCards')
  const added: YourCard = {
    ...{ id: cardId, cardId, accountIds: [] },
    ...{ choices: [], credits: [], ticks: [], activated: [] },
  }
  const others = yourCards.cards.filter(({ id }) => id !== cardId)
  await store({ yourCards: { ...yourCards, cards: [...others, added] } })
}

export async function removeCard(id: string): Promise<void> {
  const { yourCards } = await readStored('yourCards')
  await store({ yourCards: { ...yourCards, cards: yourCards.cards.filter((card) => card.id !== id) } })
}

/** Null forgets what the person said. */
export async function setKind(domain: string, leaf: Leaf | null): Promise<void> {
  const { kinds } = await readStored('kinds')
  const others = Object.entries(kinds).filter(([known]) => known !== domain)
  await store({ kinds: Object.fromEntries(leaf === null ? others : [...others, [domain, leaf]]) })
}

/** The origin of an address; null if it isn't one that we can call. Without encryption, only this computer is. */
export function serverOf(text: string): string | null {
  const { protocol, origin, hostname } = URL.canParse(text.trim())
    ? new URL(text.trim())
    : { protocol: '', origin: '', hostname: '' }
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : null
}
