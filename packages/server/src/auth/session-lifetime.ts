/** How long a session lives: 30 days with Remember Me, unless it isn't used for 14 days; 12 hours without. */

const HOUR_MS = 60 * 60_000
const REMEMBERED_MS = 30 * 24 * HOUR_MS
const PASSING_MS = 12 * HOUR_MS
/** Two weeks away are a holiday; after that a token in a lost or sold device is the likelier case. */
const UNUSED_MS = 14 * 24 * HOUR_MS

/** A use within this time of the last one is not recorded, because each record is a write to the database. */
const SEEN_STEP_MS = 5 * 60_000

type Kept = Readonly<{ isRemembered: boolean; createdAt: Date }>

export function sessionEnd({ isRemembered, createdAt }: Kept): Date {
  return new Date(createdAt.getTime() + (isRemembered ? REMEMBERED_MS : PASSING_MS))
}

/** Sessions that live at this moment: not expired, and used recently enough. */
export function liveAt(now: Date): { now: Date; seenAfter: Date } {
  return { now, seenAfter: new Date(now.getTime() - UNUSED_MS) }
}

export function isSeenLongAgo(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS
}
