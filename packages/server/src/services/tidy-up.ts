import { liveAt } from '../auth/session-lifetime.ts'
import type { Deps } from '../deps.ts'
import { removeGivenUpMail } from '../repositories/mail-outbox.ts'
import { removeExpiredTokens } from '../repositories/one-time-tokens.ts'
import { removeOldWindows } from '../repositories/rate-limits.ts'
import { removeEndedSessions } from '../repositories/sessions.ts'

const KEEP_GIVEN_UP_MAIL_MS = 30 * 24 * 60 * 60_000

/** Removes what is over: it would be refused anyway, and what is not kept cannot be lost. */
export async function tidyUp({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await removeEndedSessions(db, liveAt(now))
  await removeExpiredTokens(db, now)
  await removeOldWindows(db, now)
  await removeGivenUpMail(db, new Date(now.getTime() - KEEP_GIVEN_UP_MAIL_MS))
}
