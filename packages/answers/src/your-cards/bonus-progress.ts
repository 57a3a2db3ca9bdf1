/** How far you are with a welcome bonus. Purchases on its last day count; those of the day after don't. */
import type { BonusInProgress, YourCard } from '@cardsight/contract/your-cards'
import { addDays, type Day, daysBetween } from '@cardsight/engine/dates'
import type { Purchase } from '@cardsight/engine/spending'

export type BonusProgress = Readonly<{
  /** Needed, spent by today or by the last day, and still needed. */
  spendCents: number
  spentCents: number
  leftCents: number
  by: Day
  /** Days after today; 0 on the last day, negative after it. */
  daysLeft: number
  /** `at-risk`: at your pace on this card, spending falls short. An unknown pace is no risk. */
  state: 'earned' | 'on-track' | 'at-risk' | 'missed'
  /** The day on which spending reached the requirement; null if it hasn't, or if you entered the amount. */
  earnedOn: Day | null
  /** Cents a day from today on, today included. 0 if the bonus is earned or missed. */
  neededPerDayCents: number
  /** Cents a day on this card. Null if it's unknown, or if the bonus is earned or missed. */
  pacePerDayCents: number | null
  rewardCents: number
}>

type Question = Readonly<{
  yourCard: Pick<YourCard, 'bonus'>
  /** False if we can't see the purchases on the card, such as while the bank is down. */
  isTracked: boolean
  opened: Day | null
  /** Purchases on the card, by day. */
  purchases: readonly Purchase[]
  pointValue: number
  today: Day
}>

const PACE_DAYS = 30

/** Null without a bonus. */
export function bonusProgress(question: Question): BonusProgress | null {
  const { bonus } = question.yourCard
  if (bonus === undefined) {
    return null
  }
  const { today, pointValue } = question
  const counted = countedPurchases(question, bonus)
  const { spentCents, earnedOn } = addUp(bonus, counted)
  const leftCents = Math.max(0, bonus.spendCents - spentCents)
  const daysLeft = daysBetween(today, bonus.by)
  const isOpen = bonus.isEarned !== true && leftCents > 0 && daysLeft >= 0
  const pace = isOpen ? paceOf(question, bonus) : null
  return {
    spendCents: bonus.spendCents,
    spentCents,
    leftCents: bonus.isEarned ? 0 : leftCents,
    by: bonus.by,
    daysLeft,
    state: isOpen ? openState(pace, daysLeft, leftCents) : closedState(bonus, leftCents),
    earnedOn: leftCents === 0 ? earnedOn : null,
    neededPerDayCents: isOpen ? Math.ceil(leftCents / (daysLeft + 1)) : 0,
    pacePerDayCents: pace === null ? null : Math.max(0, Math.floor(pace.cents / pace.days)),
    rewardCents: rewardOf(bonus, pointValue),
  }
}

/** Purchases after the amount that the person entered, or else since the opening day. */
function countedPurchases(
  { opened, purchases, today }: Question,
  { spent, by }: BonusInProgress,
): Purchase[] {
  const first = spent === undefined ? opened : addDays(spent.asOf, 1)
  return first === null ? [] : purchases.filter(({ day }) => first <= day && day <= by && day <= today)
}

function addUp({ spent, spendCents }: BonusInProgress, purchases: readonly Purchase[]) {
  let spentCents = spent?.cents ?? 0
  let earnedOn: Day | null = null
  for (const { day, cents } of purchases) {
    const before = spentCents
    spentCents += cents
    if (before < spendCents && spentCents >= spendCents) {
      earnedOn = day
    }
  }
  return { spentCents: Math.max(0, spentCents), earnedOn }
}

function closedState({ isEarned }: BonusInProgress, leftCents: number): 'earned' | 'missed' {
  return isEarned === true || leftCents === 0 ? 'earned' : 'missed'
}

type Pace = Readonly<{ cents: number; days: number }>

/**
 * Purchases on the card in the last 30 days, or since it was opened. Without purchases, it's the amount that the person
 * entered, over the days since the opening. Null if neither is known.
 */
function paceOf({ isTracked, opened, purchases, today }: Question, { spent }: BonusInProgress): Pace | null {
  if (!isTracked) {
    return spent === undefined || opened === null
      ? null
      : { cents: spent.cents, days: daysFrom(opened, spent.asOf) }
  }
  const days = opened === null ? PACE_DAYS : Math.min(PACE_DAYS, daysFrom(opened, today))
  const first = addDays(today, 1 - days)
  return { cents: purchases.reduce((sum, { day, cents }) => sum + (day < first ? 0 : cents), 0), days }
}

/** Both days included; at least 1. */
function daysFrom(first: Day, last: Day): number {
  return Math.max(1, daysBetween(first, last) + 1)
}

function openState(pace: Pace | null, daysLeft: number, leftCents: number): 'on-track' | 'at-risk' {
  const isEnough = pace === null || pace.cents * (daysLeft + 1) >= leftCents * pace.days
  return isEnough ? 'on-track' : 'at-risk'
}

function rewardOf({ reward }: BonusInProgress, pointValue: number): number {
  return reward.kind === 'cash' ? reward.cents : Math.round((reward.points * pointValue) / 100)
}
