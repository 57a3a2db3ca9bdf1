import { liveAt } from '../auth/session-lifetime.ts'
import type { Deps } from '../deps.ts'
import { removeExpiredAccessTokens } from '../repositories/access-tokens.ts'
import { removeCspReportsBefore } from '../repositories/csp-reports.ts'
import { removeDigestEntriesBefore } from '../repositories/digest-entries.ts'
import { removeExpiredEmailChanges } from '../repositories/email-changes.ts'
import { removeExpiredInvitations } from '../repositories/household-invitations.ts'
import { removeGivenUpMail } from '../repositories/mail-outbox.ts'
import { removeExpiredTokens } from '../repositories/one-time-tokens.ts'
import { removeOldWindows } from '../repositories/rate-limits.ts'
import { removeEndedSessions } from '../repositories/sessions.ts'
import { removeWatchMessagesBefore } from '../repositories/watch-messages.ts'

const KEEP_GIVEN_UP_MAIL_MS = 30 * 24 * 60 * 60_000
/** Longer than any of them can be due again: offers are compared with those of two years. */
const KEEP_DIGEST_ENTRIES_MS = 3 * 366 * 24 * 60 * 60_000
/** Listed for this long, so that their owners see why they stopped working. */
const KEEP_EXPIRED_TOKENS_MS = 30 * 24 * 60 * 60_000
const KEEP_MESSAGES_MS = 366 * 24 * 60 * 60_000
const KEEP_CSP_REPORTS_MS = 30 * 24 * 60 * 60_000

/** Deletes expired data: it would be rejected anyway, and what isn't stored can't be stolen. */
export async function deleteExpiredData({
  database: { db },
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  await removeEndedSessions(db, liveAt(now))
  await removeExpiredTokens(db, now)
  await removeExpiredEmailChanges(db, now)
  await removeExpiredInvitations(db, now)
  await removeOldWindows(db, now)
  await removeGivenUpMail(db, new Date(now.getTime() - KEEP_GIVEN_UP_MAIL_MS))
  await removeDigestEntriesBefore(db, new Date(now.getTime() - KEEP_DIGEST_ENTRIES_MS))
  await removeExpiredAccessTokens(db, new Date(now.getTime() - KEEP_EXPIRED_TOKENS_MS))
  await removeWatchMessagesBefore(db, new Date(now.getTime() - KEEP_MESSAGES_MS))
  await removeCspReportsBefore(db, dayOf(now.getTime() - KEEP_CSP_REPORTS_MS))
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
