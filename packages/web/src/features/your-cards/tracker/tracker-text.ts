/** Sentences and labels of the tracker. Amounts are whole dollars where they have no cents. */
import { formatCents, formatCount, formatDay } from '@cardsight/contract/your-cards'
import { periodWords } from '@cardsight/engine/dates'
import type {
  TrackedBonus,
  TrackedCap,
  TrackedCredit,
  TrackedFee,
} from '../../../worker/your-cards/tracker-screen.ts'

/** 'Last day today', '1 day left', '31 days left'. */
export function timeLeft(daysLeft: number): string {
  return daysLeft === 0 ? 'Last day today' : `${formatCount(daysLeft, 'day')} left`
}

export function bonusLeft({ leftCents, by, daysLeft }: TrackedBonus): string {
  return `${formatCents(leftCents)} to go by ${formatDay(by)} · ${timeLeft(daysLeft)}`
}

/** The pace that is needed, next to yours on the card and on all cards. */
export function bonusPace({
  neededPerDayCents,
  pacePerDayCents,
  usualPerDayCents,
}: Pick<TrackedBonus, 'neededPerDayCents' | 'pacePerDayCents' | 'usualPerDayCents'>): string {
  const paces = [
    ...(pacePerDayCents === null ? [] : [`${formatCents(pacePerDayCents)} a day on this card`]),
    ...(usualPerDayCents === null ? [] : [`${formatCents(usualPerDayCents)} a day on all your cards`]),
  ]
  const yours = paces.length === 0 ? 'We don’t know your pace yet.' : `You spend ${paces.join(', and ')}.`
  return `You need ${formatCents(neededPerDayCents)} a day. ${yours}`
}

export function bonusEnded({ state, earnedOn, by, leftCents, rewardCents }: TrackedBonus): string {
  if (state === 'missed') {
    return `Ended on ${formatDay(by)}, ${formatCents(leftCents)} short.`
  }
  const day = earnedOn === null ? '' : ` on ${formatDay(earnedOn)}`
  return rewardCents === 0 ? `Earned${day}.` : `Earned${day}, worth ${formatCents(rewardCents)}.`
}

export function creditLeft({ leftCents, period, daysLeft }: TrackedCredit): string {
  return leftCents === 0
    ? `All used. It renews after ${formatDay(period.last)}.`
    : `${formatCents(leftCents)} left until ${formatDay(period.last)} · ${timeLeft(daysLeft)}`
}

const periods: Readonly<Record<TrackedCredit['per'], string>> = {
  ...periodWords,
  'account-year': 'a card year',
}

/** '$15 a month'. */
export function creditAmount({ amountCents, per }: TrackedCredit): string {
  return `${formatCents(amountCents)} ${periods[per]}`
}

export function feeDue({ feeCents, authorizedUsersCents, on, daysLeft }: TrackedFee): string {
  const users =
    authorizedUsersCents === 0 ? '' : ` plus ${formatCents(authorizedUsersCents)} for authorized users`
  return `${formatCents(feeCents)}${users} due ${formatDay(on)} · in ${formatCount(daysLeft, 'day')}`
}

/** '$120.50 of $500', or points under a cap on rewards. */
export function capUsed({ on, used, limit }: TrackedCap): string {
  return on === 'spend'
    ? `${formatCents(used)} of ${formatCents(limit)}`
    : `${formatCount(Math.floor(used), 'point')} of ${formatCount(limit, 'point')}`
}
