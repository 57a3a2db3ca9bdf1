/** Derives what a debt costs, for people who carry one and for the filters that are about lending. */

import type { DebtAnswer } from '@cardsight/contract/backtest'
import { debtForProfile, debtQuestion } from '@cardsight/contract/runs'
import { useState } from 'react'
import { type DebtCards, DebtHero, DebtList } from '../../cards/debt-answer.tsx'
import { formatNumber } from '../../lib/format-money.ts'
import { Button } from '../../ui/button.tsx'
import type { FoundCards } from '../state/dashboard-state.ts'
import { keeper } from './filter-rows.ts'
import { memoizeLast } from './memoize-last.ts'

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

const FIRST_COUNT = 10

type DebtHeadlineProps = {
  tested: number
  /** The amounts aren't the person's own. */
  isUsual: boolean
}

/** The main result for people who carry a balance, or look at cards for one. */
export function DebtHeadline({ tested, isUsual }: DebtHeadlineProps) {
  return (
    <h1 className="font-sans text-base font-normal tracking-normal">
      Cardsight tested {formatNumber(tested)} credit cards for {isUsual ? 'a' : 'your'} balance
    </h1>
  )
}

/** All cards by what the debt costs on them. */
export function DebtSection({ answer, cards }: { answer: DebtAnswer; cards: DebtCards }) {
  const [hasAll, setHasAll] = useState(false)
  return (
    <section aria-labelledby="debt-title" className="min-w-0">
      <h2 id="debt-title" className="text-xl">
        Cards by what your balance costs
      </h2>
      <DebtList answer={answer} cards={cards} hasHero {...(!hasAll && { count: FIRST_COUNT })} />
      {!hasAll && answer.results.length > FIRST_COUNT && (
        <Button variant="secondary" data-print="hide" className="mt-6" onClick={() => setHasAll(true)}>
          See all {answer.results.length} cards
        </Button>
      )}
    </section>
  )
}

/** Cards of a filter about lending: by cost, on the usual amounts unless the person has a debt. */
export function ByCostList({ answer, cards, credit }: ByCost) {
  return (
    <>
      <DebtHero {...{ answer, cards, credit }} isUsual />
      <DebtList answer={answer} cards={cards} hasHero count={FIRST_COUNT} />
    </>
  )
}
