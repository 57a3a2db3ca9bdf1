/**
 * The welcome bonus to work on now. Bonuses in progress are taken by deadline, because that order reaches the most of
 * them. One that even all of your spending can't reach in time, after those before it, is left out.
 */
import { spendingDays } from './bonus-progress.ts'
import type { PreparedCard, PreparedCards } from './prepare.ts'

/** Null if no bonus is in reach. Without purchases we don't know your pace, so every bonus is. */
export function focusBonus({ cards, dailyCents }: PreparedCards): PreparedCard | null {
  const inProgress = cards
    .filter(({ bonus }) => bonus?.state === 'on-track' || bonus?.state === 'at-risk')
    .filter(({ yourCard }) => yourCard.closed === undefined)
    .sort((a, b) => (a.bonus?.daysLeft ?? 0) - (b.bonus?.daysLeft ?? 0))
  return (
    inProgress.find(
      ({ bonus }) =>
        bonus !== null &&
        (dailyCents === null || bonus.leftCents <= dailyCents * spendingDays(bonus.daysLeft)),
    ) ?? null
  )
}
