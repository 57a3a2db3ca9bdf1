import { PAY_WITHOUT_DEBT } from '@cardsight/contract/runs'
import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { TrackedCap, TrackerScreen } from '../../../worker/your-cards/tracker-screen.ts'
import { AnswerFailure, AnswerWaiting, PurchaseLinks, useRemoteAnswer } from '../answer-parts.tsx'
import { useCardEdits } from '../card-edits.ts'
import type { YourCardsPageProps, YourCardsViewProps } from '../view-props.ts'
import { ActivationList } from './activation-list.tsx'
import { BonusList } from './bonus-list.tsx'
import { CreditList } from './credit-list.tsx'
import { FeeList, useFeeAdvice } from './fee-list.tsx'
import { RowNote, type TrackerPartProps, TrackerRow, TrackerRows, TrackerSection } from './tracker-row.tsx'
import { capUsed } from './tracker-text.ts'

/** Spending caps, the fullest first. Cards whose purchases we can't see are only named. */
function CapList({ screen, cards }: Omit<TrackerPartProps, 'onEdit'>) {
  const tracked = screen.caps.filter(({ isTracked }) => isTracked).toSorted((a, b) => shareOf(b) - shareOf(a))
  const untracked = new Set(
    screen.caps.filter(({ isTracked }) => !isTracked).map(({ yourCardId }) => yourCardId),
  )
  const names = [...untracked].flatMap((id) => cards.get(id)?.name ?? [])
  return screen.caps.length === 0 ? null : (
    <TrackerSection title="Spending caps" {...(names.length > 0 && { lead: untrackedText(names) })}>
      {tracked.length > 0 && (
        <TrackerRows items={tracked} noun="caps" keyOf={({ yourCardId, capId }) => `${yourCardId} ${capId}`}>
          {(cap) => <CapRow {...{ cap, cards }} />}
        </TrackerRows>
      )}
    </TrackerSection>
  )
}

function shareOf({ used, limit }: TrackedCap): number {
  return limit === 0 ? 1 : used / limit
}

const MOST_NAMES = 3

function untrackedText(names: readonly string[]): string {
  const more = names.length - MOST_NAMES
  const listed = more > 0 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names
  const caps = names.length === 1 ? 'its cap' : 'their caps'
  return `We don’t see purchases on ${new Intl.ListFormat('en-US').format(listed)}, so we can’t track ${caps}.`
}

function CapRow({ cap, cards }: Pick<TrackerPartProps, 'cards'> & { cap: TrackedCap }) {
  const card = cards.get(cap.yourCardId)
  return card === undefined ? null : (
    <TrackerRow card={card} title={card.name}>
      <RowNote>{cap.pays}</RowNote>
      <ProgressBar className="mt-1" label="Used" value={cap.used} max={cap.limit} valueText={capUsed(cap)} />
      <RowNote>{cap.sentence}</RowNote>
    </TrackerRow>
  )
}

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
  if (screen.hasDebt) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <p className="max-w-text">{PAY_WITHOUT_DEBT}</p>
        <FeeList {...part} advice={advice} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
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

type CalendarDownloadProps = Pick<YourCardsViewProps, 'remote'> & {
  /** The person's account; empty for a guest. */
  ownerId: string
}

/** Reminders of the next year as a file for any calendar app. */
function CalendarDownload({ remote, ownerId }: CalendarDownloadProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    await remote.ask('calendar', ownerId).then(
      (text) => saveFile('cardsight-your-cards.ics', 'text/calendar', text),
      () => toast({ tone: 'bad', text: 'We couldn’t create the file. Please try again.' }),
    )
    setIsBusy(false)
  }
  return (
    <TrackerSection
      title="Reminders"
      lead="Bonus deadlines, credits you use, annual fees and quarters to activate, for the next 12 months."
    >
      <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
        <CalendarDays aria-hidden="true" className="size-5" /> Download calendar file
      </Button>
    </TrackerSection>
  )
}
