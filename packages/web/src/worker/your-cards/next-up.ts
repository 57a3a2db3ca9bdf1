/** What needs doing soonest: bonuses, credits that expire, categories to activate, and fees. */
import { isUrgent, type Tracker } from '@cardsight/answers'
import { formatCents } from '@cardsight/contract/your-cards'
import { type Day, daysBetween } from '@cardsight/engine/dates'

type Item = Readonly<{
  yourCardId: string
  title: string
  /** The last day to do it, or the day of the fee. */
  day: Day
  daysLeft: number
}>

export type NextUp =
  | (Item & Readonly<{ kind: 'bonus'; isAtRisk: boolean }>)
  | (Item & Readonly<{ kind: 'credit'; creditId: string; leftCents: number }>)
  | (Item & Readonly<{ kind: 'activation'; quarter: Day }>)
  | (Item & Readonly<{ kind: 'fee' }>)

const MOST = 5

/** Categories to activate first, because every day without them earns the lower rate. Then by day. */
export function nextUp(tracker: Tracker, nameOf: (yourCardId: string) => string, today: Day): NextUp[] {
  const dated = [
    ...tracker.bonuses.flatMap((bonus) => bonusItem(bonus, nameOf)),
    ...tracker.credits.toSorted((a, b) => b.leftCents - a.leftCents).flatMap(creditItem),
    ...tracker.anniversaries.flatMap((anniversary) => feeItem(anniversary, nameOf)),
  ].sort((a, b) => a.daysLeft - b.daysLeft)
  const activations = tracker.activations.flatMap((activation) => activationItem(activation, nameOf, today))
  return [...activations, ...dated].slice(0, MOST)
}

/** A bonus on track needs attention only near its end. */
function bonusItem(bonus: Tracker['bonuses'][number], nameOf: (id: string) => string): NextUp[] {
  const { yourCardId, state, daysLeft, leftCents, by } = bonus
  const isAtRisk = state === 'at-risk'
  if (!isAtRisk && (state !== 'on-track' || !isUrgent('bonus', daysLeft))) {
    return []
  }
  const title = `Spend ${formatCents(leftCents)} more on ${nameOf(yourCardId)} for the welcome bonus`
  return [{ kind: 'bonus', yourCardId, title, day: by, daysLeft, isAtRisk }]
}

/** Only the current quarter can be activated. */
function activationItem(
  { yourCardId, quarter, isCurrent, isActivated }: Tracker['activations'][number],
  nameOf: (id: string) => string,
  today: Day,
): NextUp[] {
  const title = `Activate this quarter’s ${nameOf(yourCardId)} categories`
  const daysLeft = daysBetween(today, quarter.last)
  return isActivated || !isCurrent
    ? []
    : [{ kind: 'activation', yourCardId, title, day: quarter.last, daysLeft, quarter: quarter.first }]
}

function creditItem(credit: Tracker['credits'][number]): NextUp[] {
  const { yourCardId, creditId, name, leftCents, period, daysLeft } = credit
  const title = `Use ${formatCents(leftCents)} of your ${name}`
  return credit.isExpiring
    ? [{ kind: 'credit', yourCardId, title, day: period.last, daysLeft, creditId, leftCents }]
    : []
}

function feeItem(
  { yourCardId, on, daysLeft, feeCents, authorizedUsersCents }: Tracker['anniversaries'][number],
  nameOf: (id: string) => string,
): NextUp[] {
  const cents = feeCents + authorizedUsersCents
  const title = `Decide on ${nameOf(yourCardId)} before its ${formatCents(cents)} fee`
  return cents === 0 || !isUrgent('fee', daysLeft)
    ? []
    : [{ kind: 'fee', yourCardId, title, day: on, daysLeft }]
}
