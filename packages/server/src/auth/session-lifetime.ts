/** Lifetime of a session: 30 days with Remember Me if used at least every 14 days, otherwise 12 hours. */

const HOUR_MS = 60 * 60_000
const REMEMBERED_MS = 30 * 24 * HOUR_MS
const PASSING_MS = 12 * HOUR_MS
/** Two weeks of inactivity can be a vacation; after that, a lost or sold device is more likely. */
const UNUSED_MS = 14 * 24 * HOUR_MS

/** Uses within this time of the last one aren't recorded, because each one is a database write. */
const SEEN_STEP_MS = 5 * 60_000

/** How long after a sign-in or a confirmation a user can do what needs a recent one. */
const RECENT_MS = 10 * 60_000

type SessionKind = Readonly<{ isRemembered: boolean; createdAt: Date }>

export function sessionEnd({ isRemembered, createdAt }: SessionKind): Date {
  return new Date(createdAt.getTime() + (isRemembered ? REMEMBERED_MS : PASSING_MS))
}

/** Active sessions: not expired and used recently enough. */
export function liveAt(now: Date): { now: Date; seenAfter: Date } {
  return { now, seenAfter: new Date(now.getTime() - UNUSED_MS) }
}

export function isLastUseOutdated(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SEEN_STEP_MS
}

/** Whether the user signed in, or confirmed their identity, a short time ago. */
export function isRecentSignIn(
  { createdAt, confirmedAt }: Readonly<{ createdAt: Date; confirmedAt: Date | null }>,
  now: Date,
): boolean {
  return now.getTime() - (confirmedAt ?? createdAt).getTime() <= RECENT_MS
}

/** Whether the user used a code or a passkey a short time ago. */
export function isRecentSecondFactor(
  { secondFactorAt }: Readonly<{ secondFactorAt: Date | null }>,
  now: Date,
): boolean {
  return secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() <= RECENT_MS
}
