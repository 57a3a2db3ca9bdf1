/** How long a session lives: 30 days for those who asked to be remembered, half a day for the others. */

const HOUR_MS = 60 * 60_000
const REMEMBERED_MS = 30 * 24 * HOUR_MS
const PASSING_MS = 12 * HOUR_MS

/** A use within this time of the last one is not written down: it would cost a write for every call. */
const SEEN_STEP_MS = 5 * 60_000

type Kept = Readonly<{ isRemembered: boolean; createdAt: Date }>

export function sessionEnd({ isRemembered, createdAt }: Kept): Date {
  return new Date(createdAt.getTime() + (isRemembered ? REMEMBERED_MS : PASSING_MS))
}

export function isSeenLongAgo(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS
}
