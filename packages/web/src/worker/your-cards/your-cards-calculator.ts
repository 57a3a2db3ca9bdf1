/** Answers about the cards you have, in the browser. */
import {
  createRunCatalog,
  type PreparedCards,
  prepareYourCards,
  type YourCardsInput,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { type RunHabits, runHabitsOf } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { cardFactsOf, type YourCardFacts } from './card-facts.ts'
import type { CurrentCards } from './current-cards.ts'
import { planMethods } from './plan-methods.ts'
import { trackerMethods } from './tracker-methods.ts'
import { type PayAnswer, type PayQuestion, whichCardHere } from './which-card-here.ts'
import { type YourCardsCatalog, yourCardsCatalogOf } from './your-cards-catalog.ts'

/** What the page loads: everything that answers depend on, except for the catalog. */
export type LoadedCards = Omit<YourCardsInput, 'catalog'> & Readonly<{ today: Day }>

export type YourCardsCalculator = ReturnType<typeof createYourCardsCalculator>

export function createYourCardsCalculator(release: Release) {
  const catalogFor = cacheLast(([today, habits]: [Day, RunHabits]) =>
    createRunCatalog(release, today, habits),
  )
  const catalog = yourCardsCatalogOf(release)
  let input: YourCardsInput | null = null
  let prepared: PreparedCards | null = null
  const current: CurrentCards = {
    input: () => loaded(input),
    prepared: () => {
      prepared ??= prepareYourCards(loaded(input))
      return prepared
    },
  }
  return {
    catalog: (): YourCardsCatalog => catalog,
    facts: (cardId: string): YourCardFacts | null => cardFactsOf(release, cardId),
    load: ({ today, ...cards }: LoadedCards): void => {
      const habits = runHabitsOf(cards.profile, catalog.profileOptions.memberships)
      input = { ...cards, catalog: catalogFor([today, habits]) }
      prepared = prepareYourCards(input)
    },
    here: (question: PayQuestion): PayAnswer => whichCardHere(current.prepared(), question),
    ...trackerMethods(current),
    ...planMethods(current),
  }
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
