import type { MonthlyCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import type { Profile } from '@cardsight/contract/profile'
import type { CardResult } from '@cardsight/contract/runs'
import { type ComponentType, useState } from 'react'
import { CardPanel } from '../../cards/card-panel.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { WhyDialogProps } from './why-dialog.tsx'

type TopCardsProps = {
  cards: readonly CardResult[]
  spending: number
  costs: MonthlyCosts
  profile: Profile
  isBonusCounted: boolean
  isOwnSpending: boolean
}

type Question = { card: CardResult; focus: WhyFocus }

export function TopCards(props: TopCardsProps) {
  const { cards, spending, costs, profile, isBonusCounted, isOwnSpending } = props
  const { Dialog, question, hasFailed, ask, close } = useWhy()
  return (
    <>
      <ol className="panel-rows mt-8 list-none gap-x-4 max-duo:*:mb-6 duo:grid-cols-3 wide:gap-x-6">
        {cards.map((card, index) => (
          <li key={card.cardId} id={card.cardId} className="min-w-0">
            <CardPanel
              card={card}
              projection="1"
              spending={spending}
              isPick={index === 0}
              isBonusCounted={isBonusCounted}
              isOwnSpending={isOwnSpending}
              variant="compact"
              onWhy={(focus) => ask({ card, focus })}
              actions={
                <LinkButton to={pagePaths.card(card.cardId)} variant="secondary">
                  Details<span className="sr-only"> of {card.name}</span>
                </LinkButton>
              }
            />
          </li>
        ))}
      </ol>
      {cards.length > 1 && (
        <p className="mt-6" data-print="hide">
          <LinkButton to={pagePaths.compareCards(cards.map(({ cardId }) => cardId))} variant="secondary">
            Compare them side by side
          </LinkButton>
        </p>
      )}
      <p role="alert" className="mt-4 text-brick">
        {hasFailed && 'We couldn’t load the details of this number. Please try again.'}
      </p>
      {Dialog !== null && question !== null && (
        <Dialog {...question} {...{ costs, profile }} onClose={close} />
      )}
    </>
  )
}

/** The explanation's code is loaded on the first click on a number. */
function useWhy() {
  const [Dialog, setDialog] = useState<ComponentType<WhyDialogProps> | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const ask = async (asked: Question) => {
    setHasFailed(false)
    try {
      const { WhyDialog } = await import('./why-dialog.tsx')
      setDialog(() => WhyDialog)
      setQuestion(asked)
    } catch {
      setHasFailed(true)
    }
  }
  return { Dialog, question, hasFailed, ask, close: () => setQuestion(null) }
}
