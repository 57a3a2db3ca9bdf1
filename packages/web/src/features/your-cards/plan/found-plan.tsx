import { DEFAULT_LEAST_ADDED } from '@cardsight/contract/limits'
import { ASSUMED_BONUS_MONTHS } from '@cardsight/contract/plan'
import type { WalletCardInfo } from '@cardsight/contract/wallet'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Accordion, AccordionItem } from '../../../ui/fold-out.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { AddedCard } from '../../../worker/wallet-calculator.ts'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { DatedCards } from '../household/dated-cards.tsx'
import type { YourCardsViewProps } from '../view-props.ts'
import { PlanComparison, PlanHeadline, PlanTimeline } from './plan-answer.tsx'
import { planReminders } from './plan-calendar.ts'
import {
  ASSUMED_AGE_YEARS,
  isSameSkip,
  monthOf,
  type PlanSettings,
  type SkippedCard,
  storedPlanSettings,
} from './plan-request.ts'
import { type PlanState, type PlanStore, usePlanState } from './plan-store.ts'
import { aloneText, leftOutText, personName } from './plan-text.ts'

type FoundPlanProps = Pick<YourCardsViewProps, 'yourCards' | 'change'> & {
  store: PlanStore
  cards: ReadonlyMap<string, WalletCardInfo>
  settings: PlanSettings
  today: Day
  partnerName: string | null
  onNext?: FindNext | undefined
  /** What the plan is based on. */
  children: ReactNode
}

export type FindNext = (spend: WalletSpend) => Promise<AddedCard | null>

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
      <FirstAlone {...{ answer, question, cards }} onNext={props.onNext} />
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

type FirstAloneProps = Pick<FoundPlanProps, 'cards' | 'onNext'> & NonNullable<PlanState['found']>

/** The card that "Use today" and the wallet name: the best one alone needn't be the first of several. */
function FirstAlone({ answer, question, cards, onNext }: FirstAloneProps) {
  const [next, setNext] = useState<AddedCard | null>(null)
  const { spend, request } = question
  const isAsked = onNext !== undefined && answer.steps.length > 0 && request.people.length === 1
  useEffect(() => {
    if (!isAsked) {
      return
    }
    let isCurrent = true
    // Without an answer there's nothing to say.
    onNext(spend).then(
      (found) => isCurrent && setNext(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isAsked, onNext, spend])
  const name = next === null ? undefined : cards.get(next.cardId)?.name
  // Its line waits for it, so that the steps below don't move.
  return isAsked ? (
    <p className="figures mt-1 min-h-15 text-sm text-ink-soft narrow:min-h-5">
      {next !== null && name !== undefined && aloneText(answer, { ...next, name })}
    </p>
  ) : null
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
        <TextButton onClick={() => keep(false)}>
          Leave out cards that add less than ${DEFAULT_LEAST_ADDED} a year
        </TextButton>
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

/** What the plan assumes about the cards people have. */
function cardAssumptions({ cards }: YourCards, today: Day): string[] {
  const isOpenBonus = cards.some(
    ({ bonus, closed }) =>
      closed === undefined && bonus !== undefined && bonus.isEarned !== true && bonus.by >= today,
  )
  return [
    ...(cards.some(({ bonus }) => bonus === undefined)
      ? [
          `If you didn’t say when a bonus was paid, we assume ${ASSUMED_BONUS_MONTHS} months after opening the card.`,
        ]
      : []),
    ...(isOpenBonus
      ? ['You have a bonus in progress. The plan doesn’t set spending aside for it, so finish it first.']
      : []),
  ]
}

type SkippedCardsProps = {
  skipped: readonly SkippedCard[]
  cards: ReadonlyMap<string, WalletCardInfo>
  partnerName: string | null
  /** The card that was skipped just now; its step, which had the focus, is gone. */
  latest: SkippedCard | null
  onUndo: (skipped: SkippedCard) => void
}

/** Cards that the plan leaves out because the person said so, each with a way back. */
function SkippedCards({ skipped, cards, partnerName, latest, onUndo }: SkippedCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (latest !== null) {
      list.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    }
  }, [latest])
  return skipped.length === 0 ? null : (
    <section aria-label="Cards you skipped" data-print="hide" className="mt-4">
      <ul ref={list} className="flex flex-wrap gap-x-6 gap-y-1">
        {skipped.map((each) => {
          const name = cards.get(each.cardId)?.name ?? each.cardId
          const who = each.person === null ? 'You' : personName(each.person, partnerName)
          return (
            <li key={`${each.person} ${each.cardId}`} className="flex min-h-11 items-center gap-2">
              <span>
                {latest !== null && isSameSkip(each, latest) ? `${who} skipped ` : 'Skipped: '}
                {name}
              </span>
              <TextButton aria-label={`Undo: plan with ${name} again`} onClick={() => onUndo(each)}>
                Undo
              </TextButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type OpeningMonthsProps = {
  yourCards: YourCards
  change: (next: YourCards) => void
  cards: ReadonlyMap<string, WalletCardInfo>
  /** The current month. */
  month: string
}

/** Asks for the opening months that issuers' rules need. */
function OpeningMonths({ yourCards, change, cards, month }: OpeningMonthsProps) {
  const rows = yourCards.cards.flatMap(({ id, cardId, nickname, opened }) => {
    const info = cards.get(cardId)
    return info === undefined || opened !== undefined
      ? []
      : [{ key: id, info, name: nickname || info.name, opened: null }]
  })
  const setOpened = (key: string, opened: string | null) => {
    if (opened !== null) {
      const changed = yourCards.cards.map((card) => (card.id === key ? { ...card, opened } : card))
      change({ ...yourCards, cards: changed })
    }
  }
  return rows.length === 0 ? null : (
    <AccordionItem
      title={
        <>
          {rows.length === 1 ? '1 card has no opening month.' : `${rows.length} cards have no opening month.`}{' '}
          <span className="font-normal text-ink-soft">
            We count {rows.length === 1 ? 'it' : 'them'} as {ASSUMED_AGE_YEARS} years old. Add it for a better
            plan.
          </span>
        </>
      }
    >
      <div className="text-ink">
        <DatedCards label="Opening months" rows={rows} latest={month} onOpened={setOpened} />
      </div>
    </AccordionItem>
  )
}
