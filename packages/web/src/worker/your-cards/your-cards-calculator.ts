/** Answers about the cards you have, in the browser. */
import {
  createRunCatalog,
  habitsIn,
  type PreparedCards,
  prepareYourCards,
  profileAbout,
  type YourCardsInput,
} from '@cardsight/answers'
import { releaseFor } from '@cardsight/catalog'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import type { RunHabits } from '@cardsight/contract/runs'
import type { Day, DayRange } from '@cardsight/engine/dates'
import {
  coverageOf,
  DEFAULT_DATE_TYPE,
  isTooMuchSpending,
  type Purchase,
  presetWindow,
} from '@cardsight/engine/spending'
import type { PublishedCards } from '../published-cards.ts'
import { commonCardsOf, todayMethods } from './today-methods.ts'
import { trackerMethods } from './tracker-screen.ts'
import { type PayAnswer, type PayQuestion, whichCardHere } from './which-card-here.ts'
import {
  type CurrentCards,
  cardFactsOf,
  type YourCardFacts,
  type YourCardsCatalog,
  yourCardsCatalogOf,
} from './your-cards-catalog.ts'

/** What the page loads: everything that answers depend on, except for the catalog. */
export type LoadedCards = Omit<YourCardsInput, 'catalog'> & Readonly<{ today: Day }>

/** Whom the catalog is for. A business card among their cards makes them a person with a business. */
export type CatalogQuestion = Pick<Profile, 'hasBusiness'> & Pick<YourCardsInput, 'yourCards'>

export type YourCardsCalculator = ReturnType<typeof createYourCardsCalculator>

export function createYourCardsCalculator(published: PublishedCards) {
  const catalogFor = cacheLast(([today, habits]: [Day, RunHabits]) =>
    createRunCatalog(published(), today, habits),
  )
  let input: YourCardsInput | null = null
  let prepared: PreparedCards | null = null
  let common: PreparedCards | null = null
  const current: CurrentCards = {
    input: () => loaded(input),
    prepared: () => {
      prepared ??= prepareYourCards(loaded(input))
      return prepared
    },
  }
  /** Your cards, or common ones for a person who hasn't added any. */
  const atStores = (): PreparedCards => {
    const cards = current.input()
    if (cards.yourCards.cards.length > 0) {
      return current.prepared()
    }
    common ??= prepareYourCards({ ...cards, yourCards: commonCardsOf(cards) })
    return common
  }
  return {
    catalog: ({ hasBusiness, yourCards }: CatalogQuestion): YourCardsCatalog =>
      yourCardsCatalogOf(
        releaseFor(
          published(),
          profileAbout(idsOf(yourCards), { ...defaultProfile, hasBusiness }, published()),
        ),
      ),
    facts: (cardId: string): YourCardFacts | null => cardFactsOf(published(), cardId),
    load: ({ today, ...cards }: LoadedCards): void => {
      const profile = profileAbout(idsOf(cards.yourCards), cards.profile, published())
      input = { ...cards, profile, catalog: catalogFor([today, habitsIn(published(), profile)]) }
      prepared = prepareYourCards(input)
      common = null
    },
    here: (question: PayQuestion): PayAnswer => whichCardHere(atStores(), question),
    ...todayMethods(current, atStores),
    ...trackerMethods(current),
    ...planMethods(current),
  }
}

function idsOf({ cards }: YourCardsInput['yourCards']): string[] {
  return cards.map(({ cardId }) => cardId)
}

function loaded<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Error('no cards are loaded')
  }
  return value
}

/** Compares inputs by content: a message from the page is always a copy. */
function cacheLast<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  let last: { key: string; output: Output } | null = null
  return (input) => {
    const key = JSON.stringify(input)
    last = last?.key === key ? last : { key, output: make(input) }
    return last.output
  }
}

/** Purchases of the last year, and the days that stand for it. */
export type PlanPurchases = Readonly<{
  purchases: readonly Purchase[]
  window: DayRange
  /** What welcome bonuses still need, in cents, by the id of your card. */
  bonusLeft: Readonly<Record<string, number>>
}>

/** The plan itself is searched in a worker of its own, so that a long search doesn't keep other answers waiting. */
export function planMethods(current: CurrentCards) {
  return {
    /**
     * Null without enough purchases to plan with.
     * @param switchedOff accounts that results and wallet don't count either.
     */
    planPurchases: (switchedOff: readonly string[]): PlanPurchases | null => {
      const { catalog, purchases: all } = current.input()
      const purchases = all.filter(({ account }) => account === null || !switchedOff.includes(account))
      const year = presetWindow(DEFAULT_DATE_TYPE, catalog.assumptions.today)
      const recent = purchases.filter(({ day }) => year.first <= day && day <= year.last)
      const first = purchases.reduce((earliest, { day }) => (day < earliest ? day : earliest), year.last)
      const { window, isProjected } = coverageOf(year, first)
      return !isProjected || isTooMuchSpending(recent, window)
        ? null
        : { purchases: recent, window, bonusLeft: bonusLeftOf(current) }
    },
  }
}

function bonusLeftOf({ prepared }: CurrentCards): Record<string, number> {
  return Object.fromEntries(
    prepared().cards.flatMap(({ yourCard, bonus }) =>
      bonus === null ? [] : [[yourCard.id, bonus.leftCents]],
    ),
  )
}
