/** When to sync an item again, unless a webhook triggers it earlier. */
import type { BankErrorKind } from '../../bank/bank-error.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** While history comes in: webhooks may not reach a private machine, and a user is waiting. */
const importingPauses = [
  { untilAgeMs: 30 * SECOND_MS, pauseMs: 2 * SECOND_MS },
  { untilAgeMs: 3 * MINUTE_MS, pauseMs: 5 * SECOND_MS },
  { untilAgeMs: 15 * MINUTE_MS, pauseMs: 30 * SECOND_MS },
  { untilAgeMs: DAY_MS, pauseMs: 10 * MINUTE_MS },
] as const

const FIRST_FAILURE_PAUSE_MS = 10 * SECOND_MS
const MAX_FAILURE_PAUSE_MS = 6 * HOUR_MS
/** The provider limits calls per minute. */
const LIMITED_PAUSE_MS = MINUTE_MS
const ID_SPREAD = 0x10000

export function pauseAfterSync(
  { id, linkedAt, isComplete }: { id: string; linkedAt: Date; isComplete: boolean },
  now: Date,
): number {
  const ageMs = now.getTime() - linkedAt.getTime()
  const importing = importingPauses.find(({ untilAgeMs }) => ageMs < untilAgeMs)
  return isComplete || importing === undefined ? dailyPause(id) : importing.pauseMs
}

/** 23 to 25 hours, by the item's number; otherwise all would be due at once, every day. */
export function dailyPause(id: string): number {
  const fraction = Number.parseInt(id.slice(0, 4), 16) / ID_SPREAD
  return DAY_MS - HOUR_MS + 2 * HOUR_MS * (Number.isNaN(fraction) ? 0 : fraction)
}

/** 10, 20, 40, … seconds, or longer if the provider requests it; at most six hours. */
export function pauseAfterFailure(
  kind: BankErrorKind,
  failedSyncs: number,
  retryAfterMs: number | null = null,
): number {
  const ownMs = FIRST_FAILURE_PAUSE_MS * 2 ** (failedSyncs - 1)
  const leastMs = kind === 'limited' ? LIMITED_PAUSE_MS : 0
  return Math.min(Math.max(ownMs, leastMs, retryAfterMs ?? 0), MAX_FAILURE_PAUSE_MS)
}
