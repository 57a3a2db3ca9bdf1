/** What "Use today" shows first: what your cards earned this month, your usual stores, and your month so far. */

import {
  type EarnedMonth,
  findEarned,
  type PreparedCards,
  reachProblemsOf,
  type YourCardsInput,
} from '@cardsight/answers'
import { noYourCards, type YourCards, yourCardsSchema } from '@cardsight/contract/your-cards'
import { isBill } from '@cardsight/engine/categories'
import { addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'
import { capitalize } from '@cardsight/engine/text'
import { recognize, whichCardHere } from './which-card-here.ts'
import { type CurrentCards, type ShownCard, shownCards } from './your-cards-catalog.ts'

export type EarnedScreen = Pick<EarnedMonth, 'window' | 'earnedCents' | 'missedCents' | 'byCard'> &
  Readonly<{
    cards: readonly ShownCard[]
    missedPurchases: number
    /** The habit that missed the most; null if nothing was missed. */
    habit: EarnedMonth['habits'][number] | null
  }>

/** The card to pay with at a store. */
type StoreAnswer = Readonly<{
  name: string
  /** The kind of store, which cards it takes if it refuses one of yours, or why a lower rate is the best. */
  note: string
  card: ShownCard
  /** Cents on a dollar, after fees and without a welcome bonus. */
  percent: number
}>

/** Purchases of this month so far, and of an average whole month before it; null without one. */
export type MonthSoFar = Readonly<{ cents: number; averageCents: number | null }>

export type UsualScreen = Readonly<{
  stores: readonly StoreAnswer[]
  /** True if they're the stores of your purchases, not those of most people. */
  areYours: boolean
  /** Null without purchases. */
  month: MonthSoFar | null
}>

/** @param atStores the cards that answer about stores. */
export function todayMethods({ input, prepared }: CurrentCards, atStores: () => PreparedCards) {
  return {
    /** Null for people with a debt, and without purchases on your cards this month or the last one. */
    earned: (): EarnedScreen | null => {
      const earned = prepared().hasDebt ? null : findEarned(input())
      if (earned === null) {
        return null
      }
      const { window, earnedCents, missedCents, byCard, lines, habits } = earned
      return {
        ...{ window, earnedCents, missedCents, byCard },
        cards: shownCards(prepared()),
        missedPurchases: lines.length,
        habit: habits[0] ?? null,
      }
    },
    usual: (): UsualScreen => {
      const { purchases } = input()
      const { today } = prepared()
      const usual = usualStores(purchases, today)
      const areYours = usual.length >= LEAST_STORES
      return {
        stores: storeAnswers(atStores(), areYours ? usual : commonStores),
        areYours,
        month: purchases.length === 0 ? null : monthSoFar(purchases, today),
      }
    },
  }
}

const MOST_STORES = 6
const LEAST_STORES = 3

/** Kinds of stores and merchants that most people pay at. */
const commonStores = ['Groceries', 'Restaurants', 'Gas', 'Costco', 'Amazon', 'Travel'] as const

/** Names of the merchants with the most purchases in the last year. */
function usualStores(purchases: readonly Purchase[], today: Day): string[] {
  const yearAgo = addMonths(today, -12)
  const counts = new Map<string, { name: string; count: number }>()
  for (const { day, cents, leaf, merchant, name } of purchases) {
    if (name !== undefined && cents > 0 && day > yearAgo && !isBill(leaf)) {
      const key = merchant ?? name
      counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_STORES)
    .map(({ name }) => recognize(name)?.merchant.name ?? name)
}

function storeAnswers(prepared: PreparedCards, stores: readonly string[]): StoreAnswer[] {
  const cards = new Map(shownCards(prepared).map((card) => [card.yourCardId, card]))
  return stores.flatMap((text): StoreAnswer[] => {
    const answer = whichCardHere(prepared, { text, leaf: null, cents: 100_00, isAbroad: false })
    const best = answer.kind === 'choices' ? answer.choices.find(({ isRefused }) => !isRefused) : undefined
    const card = cards.get(best?.yourCardId ?? '')
    if (answer.kind !== 'choices' || best === undefined || card === undefined) {
      return []
    }
    const refused = answer.choices.find(({ isRefused }) => isRefused)
    const kind = prepared.catalog.release.vocabulary.categories[answer.leaf] ?? answer.leaf
    const kindNote = kind.toLowerCase() === answer.name.toLowerCase() ? '' : capitalize(kind)
    return [
      {
        name: answer.name,
        note: refused?.reason ?? (best.bonusCents > 0 ? TOWARD_BONUS : kindNote),
        card,
        percent: (best.rewardCents - best.feeCents) / 100,
      },
    ]
  })
}

const TOWARD_BONUS = 'Counts toward your welcome bonus'

const MONTHS_COMPARED = 5

/** Refunds aren't subtracted, like on the Spending page. */
function monthSoFar(purchases: readonly Purchase[], today: Day): MonthSoFar {
  const current = today.slice(0, 7)
  const first = purchases.reduce((earliest, { day }) => (day < earliest ? day : earliest), today)
  const sumOf = (month: string) =>
    purchases.reduce((sum, { day, cents }) => sum + (day.startsWith(month) && cents > 0 ? cents : 0), 0)
  const whole = Array.from({ length: MONTHS_COMPARED }, (_, index) =>
    addMonths(parseDay(`${current}-01`), -1 - index),
  ).filter((start) => start >= first)
  const total = whole.reduce((sum, start) => sum + sumOf(start.slice(0, 7)), 0)
  return {
    cents: sumOf(current),
    averageCents: whole.length === 0 ? null : Math.round(total / whole.length),
  }
}

const specialKinds: ReadonlySet<string> = new Set(['secured', 'student', 'store'])

/** Cards without a fee that the person could get. They answer for people who haven't added theirs. */
export function commonCardsOf({ catalog, profile }: YourCardsInput): YourCards {
  const person = { profile, options: catalog.profileOptions }
  const cards = catalog.release.cards.filter(
    (card) =>
      card.engine.isOpen &&
      card.annualFeeCents === 0 &&
      !specialKinds.has(card.kind) &&
      reachProblemsOf(card, person).length === 0,
  )
  return yourCardsSchema.parse({ ...noYourCards, cards: cards.map(({ id }) => ({ id, cardId: id })) })
}
