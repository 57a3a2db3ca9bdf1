/** Dated events of the next year: bonus deadlines, credits that expire, annual fees and quarters to activate. */
import { accountPeriodOf } from '@cardsight/engine/accounts'
import { addDays, type Day } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { amountIn, type CreditProgress } from './credit-progress.ts'
import type { PreparedCard, PreparedCards } from './prepare.ts'
import { describeActivation, describeBonus, describeCreditDue, describeFee } from './sentences.ts'
import type { Tracker } from './tracker.ts'
import { urgentDays } from './urgency.ts'

export type Reminder = Readonly<{
  /** The same event has the same id in every list, even if its text changes. */
  id: string
  kind: 'bonus' | 'credit' | 'fee' | 'activation'
  yourCardId: string
  day: Day
  title: string
  text: string
}>

const HORIZON_DAYS = 365

/** By day, then by id. Only from today on, and only for credits that you use. */
export function remindersOf(prepared: PreparedCards, tracker: Tracker): Reminder[] {
  const { today, cards } = prepared
  const last = addDays(today, HORIZON_DAYS)
  const byId = new Map(cards.map((card) => [card.yourCard.id, card]))
  const ofCard = <Value extends Readonly<{ yourCardId: string }>>(
    values: readonly Value[],
    remind: (card: PreparedCard, value: Value) => Reminder[],
  ) =>
    values.flatMap((value) => {
      const card = byId.get(value.yourCardId)
      return card === undefined ? [] : remind(card, value)
    })
  return [
    ...ofCard(tracker.bonuses, bonusReminders),
    ...ofCard(tracker.credits, (card, credit) => creditReminders(card, credit, last)),
    ...ofCard(tracker.anniversaries, (card, anniversary) => feeReminders(prepared, card, anniversary)),
    ...ofCard(tracker.activations, activationReminders),
  ]
    .filter(({ day }) => today <= day && day <= last)
    .sort((a, b) => compareText(a.day, b.day) || compareText(a.id, b.id))
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}

function bonusReminders(card: PreparedCard, bonus: Tracker['bonuses'][number]): Reminder[] {
  if (bonus.state === 'earned' || bonus.state === 'missed') {
    return []
  }
  const { yourCardId, by } = bonus
  const shared = { kind: 'bonus' as const, yourCardId, text: describeBonus(card.name, bonus) }
  return [
    {
      ...shared,
      id: `bonus.${yourCardId}.${by}.soon`,
      day: addDays(by, -urgentDays.bonus),
      title: `Two weeks left for the ${card.name} bonus`,
    },
    { ...shared, id: `bonus.${yourCardId}.${by}`, day: by, title: `Last day for the ${card.name} bonus` },
  ]
}

/** The current period if something is left, and all later ones up to a day. */
function creditReminders(card: PreparedCard, credit: CreditProgress, until: Day): Reminder[] {
  const { per, yourCardId, creditId, name } = credit
  if (!credit.isYours) {
    return []
  }
  const every = per === 'account-year' ? 'year' : per
  const yearlyCents = dollarsToCents(card.card.credits?.find((facts) => facts.name === name)?.worth ?? 0)
  const reminders: Reminder[] = []
  let { period } = credit
  let leftCents = credit.leftCents
  while (period.first <= until) {
    if (leftCents > 0) {
      reminders.push({
        id: `credit.${yourCardId}.${creditId}.${period.last}`,
        kind: 'credit',
        yourCardId,
        day: addDays(period.last, -urgentDays.credit),
        ...describeCreditDue(card.name, name, leftCents, period.last),
      })
    }
    period = accountPeriodOf(per, addDays(period.last, 1), card.opened)
    leftCents = amountIn(period, creditId, every, yearlyCents)
  }
  return reminders
}

function feeReminders(
  prepared: PreparedCards,
  card: PreparedCard,
  anniversary: Tracker['anniversaries'][number],
): Reminder[] {
  const { yourCardId, on, feeCents, authorizedUsersCents } = anniversary
  return feeCents + authorizedUsersCents === 0
    ? []
    : [
        {
          id: `fee.${yourCardId}.${on}`,
          kind: 'fee',
          yourCardId,
          day: addDays(on, -urgentDays.fee),
          title: `${card.name} annual fee in ${urgentDays.fee} days`,
          text: describeFee(prepared, card.name, anniversary),
        },
      ]
}

function activationReminders(card: PreparedCard, activation: Tracker['activations'][number]): Reminder[] {
  const { yourCardId, quarter, isActivated } = activation
  if (isActivated) {
    return []
  }
  const shared = { kind: 'activation' as const, yourCardId, text: describeActivation(card.name, activation) }
  const id = `activation.${yourCardId}.${quarter.first}`
  return [
    { ...shared, id, day: quarter.first, title: `Activate ${card.name} categories` },
    {
      ...shared,
      id: `${id}.last`,
      day: addDays(quarter.last, -urgentDays.activation),
      title: `Two weeks left to activate ${card.name} categories`,
    },
  ]
}
