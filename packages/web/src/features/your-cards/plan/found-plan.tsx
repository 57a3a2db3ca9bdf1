import type { Day } from '@cardsight/engine/dates'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import type { YourCardsViewProps } from '../view-props.ts'
import { cardAssumptions } from './assumptions.ts'
import { OpeningMonths } from './opening-months.tsx'
import { PlanComparison, PlanHeadline, PlanTimeline } from './plan-answer.tsx'
import { planReminders } from './plan-calendar.ts'
import { monthOf } from './plan-months.ts'
import type { PlanState, PlanStore } from './plan-store.ts'
import { leftOutText, personName } from './plan-text.ts'
import { SkippedCards } from './skipped-cards.tsx'
import {
  isSameSkip,
  type PlanSettings,
  type SkippedCard,
  storedPlanSettings,
} from './stored-plan-settings.ts'
import { usePlanState } from './use-plan.ts'

type FoundPlanProps = Pick<YourCardsViewProps, 'yourCards' | 'change'> & {
  store: PlanStore
  cards: ReadonlyMap<string, WalletCardInfo>
  settings: PlanSettings
  today: Day
  partnerName: string | null
  /** What the plan is based on. */
  children: ReactNode
}

/** The last plan that was found, dimmed while it's for an earlier question. */
export function FoundPlan(props: FoundPlanProps) {
  const { store, cards, settings, today, partnerName, yourCards, change, children } = props
  const found = usePlanState(store, (state) => state.found)
  const isOutdated = usePlanState(store, isForEarlier)
  const isBusy = usePlanState(store, ({ progress }) => progress !== null)
  const [latest, setLatest] = useState<SkippedCard | null>(null)
  const skip = (skipped: SkippedCard) => {
    setLatest(skipped)
    const others = settings.skipped.filter((each) => !isSameSkip(each, skipped))
    storedPlanSettings.write({ ...settings, skipped: [...others, skipped] })
  }
  const undo = (skipped: SkippedCard) => {
    setLatest(null)
    storedPlanSettings.write({
      ...settings,
      skipped: settings.skipped.filter((each) => !isSameSkip(each, skipped)),
    })
  }
  if (found === null) {
    return null
  }
  // A plan for two stays readable while a plan for one is searched.
  const shownPartner = found.question.request.people.length > 1 ? (partnerName ?? 'Your partner') : null
  const { answer, question } = found
  return (
    <div aria-busy={isBusy} className={`transition-opacity ${isOutdated ? 'opacity-60' : ''}`}>
      <PlanHeadline {...{ answer, question }} />
      {children}
      <SkippedCards
        {...{ cards, latest }}
        skipped={settings.skipped}
        partnerName={partnerName}
        onUndo={undo}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 menu:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {answer.steps.length > 0 && (
            <PlanTimeline {...{ answer, question, cards }} partnerName={shownPartner} onSkip={skip} />
          )}
          <SmallCards text={leftOutText(answer)} settings={settings} />
          {answer.steps.length > 0 && (
            <CalendarButton {...{ found, cards, today }} partnerName={shownPartner} />
          )}
        </div>
        <div className="min-w-0">
          <PlanComparison answer={answer} />
        </div>
      </div>
      <Accordion className="mt-8">
        <OpeningMonths {...{ yourCards, change, cards }} month={monthOf(today)} />
        <AccordionItem title="What this plan assumes">
          <ul className="grid list-disc gap-1.5 pl-5">
            {[...answer.notes, ...cardAssumptions(yourCards, today)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </AccordionItem>
      </Accordion>
    </div>
  )
}

function isForEarlier({ progress, isCanceled, isFailed }: PlanState): boolean {
  return progress !== null || isCanceled || isFailed
}

/** Offers the cards that add little, or to leave them out again. */
function SmallCards({ text, settings }: { text: string | null; settings: PlanSettings }) {
  const keep = (keepsSmall: boolean) => storedPlanSettings.write({ ...settings, keepsSmall })
  if (settings.keepsSmall) {
    return (
      <p data-print="hide" className="mt-4">
        <TextButton onClick={() => keep(false)}>Leave out cards that add less than $25 a year</TextButton>
      </p>
    )
  }
  return text === null ? null : (
    <p data-print="hide" className="figures mt-4">
      {text} <TextButton onClick={() => keep(true)}>Show</TextButton>
    </p>
  )
}

type CalendarButtonProps = Pick<FoundPlanProps, 'cards' | 'today' | 'partnerName'> & {
  found: NonNullable<PlanState['found']>
}

function CalendarButton({ found, cards, today, partnerName }: CalendarButtonProps) {
  const toast = useToast()
  const save = async () => {
    const { toCalendarFile } = await import('../../../lib/calendar-file.ts')
    const reminders = planReminders(found.answer, {
      today,
      nameOf: (cardId) => cards.get(cardId)?.name ?? cardId,
      whoOf: ({ person }) => (partnerName === null ? null : personName(person, partnerName)),
    })
    saveFile('cardsight-plan.ics', 'text/calendar', toCalendarFile(reminders))
  }
  const failed = () => toast({ tone: 'bad', text: 'We couldn’t create the file. Please try again.' })
  return (
    <Button
      variant="secondary"
      size="small"
      data-print="hide"
      className="mt-5"
      onClick={() => void save().catch(failed)}
    >
      <CalendarDays aria-hidden="true" className="size-4" /> Add to calendar
    </Button>
  )
}
