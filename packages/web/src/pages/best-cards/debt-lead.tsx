import type { DebtAnswer } from '@cardsight/contract/schemas'
import { DebtHero } from '../../cards/debt-answer.tsx'
import type { Ranking } from './answer.ts'
import { debtCardsOf } from './debt-on.ts'

/** The page's answer if cards are ranked by cost. */
export function DebtLead({ ranking, debt }: { ranking: Ranking; debt: DebtAnswer }) {
  return (
    <div className="mt-5">
      <DebtHero
        answer={debt}
        cards={debtCardsOf(ranking.cards)}
        credit={ranking.profile.credit}
        isUsual={ranking.profile.debt === null}
      />
    </div>
  )
}
