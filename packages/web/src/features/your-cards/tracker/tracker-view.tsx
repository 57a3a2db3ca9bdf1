import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { TrackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import { AnswerFailure, AnswerWaiting, PurchaseLinks } from '../answer-parts.tsx'
import { useCardEdits } from '../use-card-edits.ts'
import { useRemoteAnswer } from '../use-remote-answer.ts'
import type { YourCardsPageProps, YourCardsViewProps } from '../view-props.ts'
import { ActivationList } from './activation-list.tsx'
import { BonusList } from './bonus-list.tsx'
import { CalendarDownload } from './calendar-download.tsx'
import { CapList } from './cap-list.tsx'
import { CreditList } from './credit-list.tsx'
import { FeeList } from './fee-list.tsx'
import { NextUpList } from './next-up-list.tsx'
import { useFeeAdvice } from './use-fee-advice.ts'

type TrackerViewProps = YourCardsViewProps &
  Pick<YourCardsPageProps, 'onShow'> &
  Readonly<{
    /** The person's account; none for a guest. */
    ownerId?: string
  }>

/** What is left to earn with your cards, and what needs doing soonest. */
export function TrackerView(props: TrackerViewProps) {
  const { remote, revision, yourCards, onShow } = props
  const { value, hasFailed, retry } = useRemoteAnswer(() => remote.ask('tracker'), revision)
  if (yourCards.cards.length === 0) {
    return (
      <EmptyState
        title="Add your cards to track them"
        action={<Button onClick={() => onShow('cards')}>Add your cards</Button>}
      >
        See welcome bonuses, spending caps, credits and annual fees in one place, with reminders.
      </EmptyState>
    )
  }
  if (hasFailed) {
    return <AnswerFailure text="We couldn’t calculate your tracker. Please try again." onRetry={retry} />
  }
  return value === null ? (
    <AnswerWaiting text="Loading your tracker…" />
  ) : (
    <Tracker {...props} screen={value} />
  )
}

function Tracker({ screen, ...props }: TrackerViewProps & { screen: TrackerScreen }) {
  const onEdit = useCardEdits(props)
  const advice = useFeeAdvice(props, screen.fees)
  const cards = useMemo(() => new Map(screen.cards.map((card) => [card.yourCardId, card])), [screen])
  const part = { screen, cards, onEdit }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <NextUpList {...part} advice={advice} />
      {!props.hasSource && <NoPurchases />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 menu:grid-cols-2 menu:gap-x-12">
        <div className={columnClasses}>
          <BonusList {...part} />
          <CreditList {...part} />
          <CapList screen={screen} cards={cards} />
        </div>
        <div className={columnClasses}>
          <ActivationList {...part} />
          <FeeList {...part} advice={advice} />
          <CalendarDownload remote={props.remote} ownerId={props.ownerId ?? ''} />
        </div>
      </div>
    </div>
  )
}

const columnClasses = 'grid grid-cols-[minmax(0,1fr)] content-start gap-10'

function NoPurchases() {
  return (
    <p className="max-w-text border-l-3 border-rule pl-4 text-ink-soft">
      We don’t see your purchases yet. <PurchaseLinks /> to track bonuses, caps and credits. Or type what
      you’ve spent toward a bonus below.
    </p>
  )
}
