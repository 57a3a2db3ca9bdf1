/** The dates of a plan for a calendar: when to apply, when a bonus has to be earned, and when to close a card. */
import type { PlanAnswer, PlanAnswerStep } from '@cardsight/contract/plan'
import { addDays, addMonths, type Day, parseDay } from '@cardsight/engine/dates'
import type { Reminder } from '../../../lib/calendar-file.ts'
import { formatDollars } from '../../../lib/format-money.ts'

type CalendarOptions = Readonly<{
  today: Day
  nameOf: (cardId: string) => string
  /** Who applies, if the plan is for two. */
  whoOf: (step: PlanAnswerStep) => string | null
}>

/** By day. */
export function planReminders({ steps }: PlanAnswer, options: CalendarOptions): Reminder[] {
  return steps
    .flatMap((step) => remindersOfStep(step, options))
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day))
}

function remindersOfStep(step: PlanAnswerStep, { today, nameOf, whoOf }: CalendarOptions): Reminder[] {
  const name = nameOf(step.cardId)
  const who = whoOf(step)
  const suffix = who === null ? '' : ` (${who})`
  const { earnedBy, spending } = step.needs
  const applyOn = firstDay(step.month)
  return [
    {
      day: applyOn < today ? today : applyOn,
      title: `Apply for ${name}${suffix}`,
      text: `${step.why} ${step.need}`,
    },
    ...(earnedBy === null || spending === 0
      ? []
      : [
          {
            day: addDays(addMonths(firstDay(earnedBy), 1), -1),
            title: `${name} bonus: spend ${formatDollars(spending)} by today${suffix}`,
            text: 'Your plan counts on this bonus. Check the exact deadline with the issuer.',
          },
        ]),
    ...(step.closeIn === null
      ? []
      : [
          {
            day: firstDay(step.closeIn),
            title: `Close ${name}${suffix}`,
            text: 'Close it before its second annual fee, or ask the issuer for a card without a fee.',
          },
        ]),
  ]
}

function firstDay(month: string): Day {
  return parseDay(`${month}-01`)
}
