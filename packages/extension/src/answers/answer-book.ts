/**
 * The answers for every kind of store at once. The background script calculates them when the cards, the catalog or the day
 * change (`write-book.ts`), so that the popup and the badge only look one up.
 */
import type { CardToAdd, PayChoice } from '@cardsight/answers'
import type { Leaf } from '@cardsight/engine/categories'
import type { Store } from '../sites/find-site.ts'

export type BookAnswer = Readonly<{
  /** Best first; those that the store doesn't take are last. */
  choices: readonly PayChoice[]
  refusedNote: string | null
  toAdd: CardToAdd | null
}>

export type AnswerBook = Readonly<{
  /** What the answers depend on. */
  stamp: string
  /** False until we know what other cards would add. */
  isComplete: boolean
  /** True if the person carries a balance: then we name no card for its rewards. */
  hasDebt: boolean
  /** Colors of your cards, by id. */
  colors: Readonly<Record<string, readonly string[]>>
  /** Kinds of stores to pick from. */
  kinds: readonly Readonly<{ leaf: Leaf; name: string }>[]
}>

/** The answers of a book, by the key of the place. Each is stored by itself: reading all takes longer than showing one. */
export type BookAnswers = Readonly<Record<PlaceKey, BookAnswer>>

export type PlaceKey = `answer ${string}`

type Place = Pick<Store, 'leaf' | 'merchant'>

/** The merchant's own answer, or that of its kind of store if no card names the merchant. */
export function answerIn(answers: Partial<BookAnswers>, place: Place): BookAnswer | null {
  return placeKeys(place).flatMap((key) => answers[key] ?? [])[0] ?? null
}

/** Where the answer can be, most specific first. */
export function placeKeys(place: Place): PlaceKey[] {
  return [placeKey(place), placeKey({ ...place, merchant: null })]
}

/** '4%', for the badge and the popup: what the best card that the store takes earns. Null without one. */
export function rateText({ choices }: Pick<BookAnswer, 'choices'>): string | null {
  const best = choices.find(({ isRefused }) => !isRefused)
  return best === undefined ? null : percentText(best.rewardCents - best.feeCents)
}

/** @param cents of a purchase of $100. */
export function percentText(cents: number): string {
  return `${Math.round(cents / 10) / 10}%`
}

export function placeKey({ leaf, merchant }: Place): PlaceKey {
  return `answer ${leaf} ${merchant ?? ''}`
}
