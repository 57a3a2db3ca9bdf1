/**
 * Worker that sends the outbox. Any number of servers may run it: each email is leased to one of them at a
 * time.
 */
import type { Deps } from '../../deps.ts'
import { MailRefused } from '../../mail/mailer.ts'
import {
  claimDueMail,
  markMailFailed,
  type OutboxMail,
  postponeMail,
  removeFromOutbox,
} from '../../repositories/mail-outbox.ts'
import { prepareMail } from './prepare-mail.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS

/** Longer than any attempt can take, so that a lease only ends if the process died. */
const LEASE_MS = 120 * SECOND_MS
const FIRST_PAUSE_MS = 2 * SECOND_MS
const MAX_PAUSE_MS = HOUR_MS
const GIVE_UP_AFTER_MS = 3 * 24 * HOUR_MS

/** Sends due emails. Stops at the first failure: a mail server that is down isn't tried for every email. */
export async function sendDueMail(deps: Deps): Promise<void> {
  for (;;) {
    const now = deps.clock()
    const entry = await claimDueMail(deps.database.db, now, new Date(now.getTime() + LEASE_MS))
    if (entry === null || !(await trySend(deps, entry))) {
      return
    }
  }
}

async function trySend(deps: Deps, entry: OutboxMail): Promise<boolean> {
  try {
    const mail = await prepareMail(deps, entry)
    if (mail !== null) {
      await deps.mailer.send(mail)
    }
  } catch (error) {
    await postpone(deps, entry, error)
    return false
  }
  await removeFromOutbox(deps.database.db, entry.id)
  return true
}

async function postpone(deps: Deps, entry: OutboxMail, error: unknown): Promise<void> {
  const now = deps.clock()
  const reason = reasonOf(error)
  const about = { mail: entry.id, template: entry.template, attempts: entry.attempts, reason }
  const isTooOld = now.getTime() - entry.createdAt.getTime() >= GIVE_UP_AFTER_MS
  if (error instanceof MailRefused || isTooOld) {
    deps.log.error(about, 'gave up on an email')
    await markMailFailed(deps.database.db, entry.id, { at: now, reason })
    return
  }
  deps.log.warn(about, 'an email could not be sent yet')
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(entry.attempts))
  await postponeMail(deps.database.db, entry.id, { nextAttemptAt, reason })
}

/** 2, 4, 8, … seconds, at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS)
}

/** The error code if there is one: a server's message may repeat the address it rejects. */
function reasonOf(error: unknown): string {
  const inner = error instanceof MailRefused ? error.cause : error
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') {
    return 'responseCode' in inner ? `${inner.code} ${inner.responseCode}` : inner.code
  }
  return inner instanceof Error ? inner.name : 'unknown'
}
