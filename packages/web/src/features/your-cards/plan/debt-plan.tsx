import type { Profile } from '@cardsight/contract/profile'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import { useEffect, useMemo, useState } from 'react'
import { DebtHero } from '../../../cards/debt-answer.tsx'
import type { OpenPlans } from '../../../worker/your-cards/open-plans.ts'
import type { YourCardsPageProps } from '../view-props.ts'

type DebtPlanProps = Pick<YourCardsPageProps, 'catalog' | 'today'> & { profile: Profile; open: OpenPlans }

/** The plan of a person with a debt: one card, now, and no others until it's paid off. */
export function DebtPlan({ profile, today, open, catalog }: DebtPlanProps) {
  const [answer, setAnswer] = useState<DebtAnswer | null>(null)
  useEffect(() => {
    const remote = open(() => undefined)
    let isCurrent = true
    remote
      .ask('debt', { today, profile })
      .then((found) => isCurrent && setAnswer(found))
      // The page says nothing better than the last answer.
      .catch(() => undefined)
    return () => {
      isCurrent = false
      remote.close()
    }
  }, [open, today, profile])
  const cards = useMemo(() => new Map(catalog.cards.map((card) => [card.cardId, card])), [catalog])
  return (
    <div className="mt-2" aria-busy={answer === null}>
      {answer !== null && <DebtHero answer={answer} cards={cards} credit={profile.credit} />}
      <p className="mt-4 max-w-text">
        Pay off your balance before you apply for cards for their rewards. Then come back for a plan.
      </p>
    </div>
  )
}
