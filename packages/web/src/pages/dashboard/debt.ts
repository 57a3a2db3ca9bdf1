/** Derives what a debt costs, for people who carry one and for the filters that are about lending. */
import { debtForProfile, debtQuestion } from '@cardsight/contract/runs'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import type { DebtCards } from '../../cards/debt-answer.tsx'
import { keeper } from './filter-rows.ts'
import { memoizeLast } from './memoize-last.ts'
import type { FoundCards } from './state/dashboard-state.ts'

/** Cards of a list whose filters rank by cost, and on which amounts. */
export type ByCost = Readonly<{
  answer: DebtAnswer
  cards: DebtCards
  credit: FoundCards['details']['assumptions']['credit']
}>

/** Null if the filters aren't about lending. Other filters still apply. */
export const byCostOf = memoizeLast(
  ({ details, texts }: FoundCards, filters: readonly string[]): ByCost | null => {
    const question = debtQuestion(details.assumptions.debt, filters)
    if (question === null) {
      return null
    }
    const isKept = keeper(details, filters)
    const answer = debtForProfile(texts, details.assumptions, question)
    return {
      answer: { ...answer, results: answer.results.filter(isKept) },
      cards: cardsById(texts.cards),
      credit: details.assumptions.credit,
    }
  },
  2,
)

export function debtCardsOf({ texts }: FoundCards): DebtCards {
  return cardsById(texts.cards)
}

const cardsById = memoizeLast(
  (cards: FoundCards['texts']['cards']): DebtCards => new Map(cards.map((text) => [text.cardId, text])),
)
