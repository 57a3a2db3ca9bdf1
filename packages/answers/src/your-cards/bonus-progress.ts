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
  /** `at-risk`: even with all your spending on this card, you'd fall short at your pace. An unknown pace is no risk. */
  state: 'earned' | 'on-track' | 'at-risk' | 'missed'
  /** The day on which spending reached the requirement; null if it hasn't, or if you entered the amount. */
  earnedOn: Day | null
  /** Cents a day for the days that are left. 0 if the bonus is earned or missed. */
  neededPerDayCents: number
  /** Cents a day on this card, in the last 30 days. Null if unknown, or if the bonus is earned or missed. */
  pacePerDayCents: number | null
  /** Cents a day on all cards, in the last 90 days. Null like the pace, and if it's no more. */
  usualPerDayCents: number | null
  rewardCents: number
}>

type Question = Readonly<{
  yourCard: Pick<YourCard, 'bonus'>
  /** False if we can't see the purchases on the card, such as while the bank is down. */
  isTracked: boolean
  opened: Day | null
  /** Purchases on the card, by day. */
  purchases: readonly Purchase[]
  /** Cents a day on all cards; null if that's unknown. */
  dailyCents: number | null
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
  const { today, pointValue, dailyCents } = question
  const counted = countedPurchases(question, bonus)
  const { spentCents, earnedOn } = addUp(bonus, counted)
  const leftCents = Math.max(0, bonus.spendCents - spentCents)
  const daysLeft = daysBetween(today, bonus.by)
  const isOpen = bonus.isEarned !== true && leftCents > 0 && daysLeft >= 0
  const pace = isOpen ? paceOf(question, bonus) : null
  const pacePerDayCents = pace === null ? null : Math.max(0, Math.floor(pace.cents / pace.days))
  const usualCents = Math.floor(dailyCents ?? 0)
  return {
    spendCents: bonus.spendCents,
    spentCents,
    leftCents: bonus.isEarned ? 0 : leftCents,
    by: bonus.by,
    daysLeft,
    state: isOpen ? openState({ pace, dailyCents, leftCents, daysLeft }) : closedState(bonus, leftCents),
    earnedOn: leftCents === 0 ? earnedOn : null,
    neededPerDayCents: isOpen ? Math.ceil(leftCents / spendingDays(daysLeft)) : 0,
    pacePerDayCents,
    usualPerDayCents: isOpen && usualCents > (pacePerDayCents ?? 0) ? usualCents : null,
    rewardCents: rewardOf(bonus, pointValue),
  }
}

/** The days that are left to spend: those after today, and on the last day, today. */
export function spendingDays(daysLeft: number): number {
  return Math.max(1, daysLeft)
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

type OpenBonus = Readonly<{
  pace: Pace | null
  dailyCents: number | null
  leftCents: number
  daysLeft: number
}>

function openState({ pace, dailyCents, leftCents, daysLeft }: OpenBonus): 'on-track' | 'at-risk' {
  const paces = [pace, dailyCents === null ? null : { cents: dailyCents, days: 1 }].filter(
    (known) => known !== null,
  )
  const isEnough = paces.some(({ cents, days }) => cents * spendingDays(daysLeft) >= leftCents * days)
  return isEnough || paces.length === 0 ? 'on-track' : 'at-risk'
}

function rewardOf({ reward }: BonusInProgress, pointValue: number): number {
  return reward.kind === 'cash' ? reward.cents : Math.round((reward.points * pointValue) / 100)
}
