import type { DebtAnswer } from '@cardsight/contract/schemas'
import { useState } from 'react'
import { type DebtCards, DebtHero, DebtList } from '../../cards/debt-answer.tsx'
import { formatNumber } from '../../lib/format-number.ts'
import { Button } from '../../ui/button.tsx'
import type { ByCost } from './debt.ts'

const FIRST_COUNT = 10

/** The main result for people who carry a balance. */
export function DebtHeadline({ tested }: { tested: number }) {
  return (
    <h1 className="font-sans text-lg font-medium text-ink-soft">
      Cardsight tested {formatNumber(tested)} credit cards for your balance
    </h1>
  )
}

/** All cards by what the debt costs on them. */
export function DebtSection({ answer, cards }: { answer: DebtAnswer; cards: DebtCards }) {
  const [hasAll, setHasAll] = useState(false)
  return (
    <section aria-labelledby="debt-title" className="mt-10 min-w-0">
      <h2 id="debt-title">Cards by what your balance costs</h2>
      <DebtList answer={answer} cards={cards} {...(!hasAll && { count: FIRST_COUNT })} />
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
      <DebtList answer={answer} cards={cards} count={FIRST_COUNT} />
    </>
  )
}
