/** How long a session lives: to a fixed end, and to an earlier one when it is not used. */

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const lifetimes = {
  remembered: { wholeMs: 30 * DAY_MS, idleMs: 14 * DAY_MS },
  passing: { wholeMs: 12 * HOUR_MS, idleMs: 3 * HOUR_MS },
} as const

/** A use within this time of the last one is not written down: it would cost a write for every call. */
const SEEN_STEP_MS = 5 * 60_000

type Kept = Readonly<{ isRemembered: boolean; createdAt: Date }>

export function sessionEnd({ isRemembered, createdAt }: Kept): Date {
  return new Date(createdAt.getTime() + lifetimeOf(isRemembered).wholeMs)
}

export function idleEnd({ isRemembered }: Pick<Kept, 'isRemembered'>, lastSeenAt: Date): Date {
  return new Date(lastSeenAt.getTime() + lifetimeOf(isRemembered).idleMs)
}

export function isSeenLongAgo(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS
}

function lifetimeOf(isRemembered: boolean) {
  return isRemembered ? lifetimes.remembered : lifetimes.passing
}
