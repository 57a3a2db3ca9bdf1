/** The outbox's one worker. Any number of servers may run it: each mail is leased to one of them at a time. */
import type { Deps } from '../../deps.ts'
import { MailRefused } from '../../mail/mailer.ts'
import {
  claimDueMail,
  giveUpMail,
  type OutboxMail,
  postponeMail,
  removeFromOutbox,
} from '../../repositories/mail-outbox.ts'
import { prepareMail } from './prepare-mail.ts'

const SECOND_MS = 1000
const HOUR_MS = 60 * 60 * SECOND_MS

/** Longer than any try can last, so that a lease only ends under a process that died. */
const LEASE_MS = 120 * SECOND_MS
const FIRST_PAUSE_MS = 2 * SECOND_MS
const LONGEST_PAUSE_MS = HOUR_MS
const GIVE_UP_AFTER_MS = 3 * 24 * HOUR_MS

/** Sends what is due. Stops at the first failure: a mail server that is down is not asked for every mail in turn. */
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
    await putOff(deps, entry, error)
    return false
  }
  await removeFromOutbox(deps.database.db, entry.id)
  return true
}

async function putOff(deps: Deps, entry: OutboxMail, error: unknown): Promise<void> {
  const now = deps.clock()
  const reason = reasonOf(error)
  const about = { mail: entry.id, template: entry.template, attempts: entry.attempts, reason }
  const isTooOld = now.getTime() - entry.createdAt.getTime() >= GIVE_UP_AFTER_MS
  if (error instanceof MailRefused || isTooOld) {
    deps.log.error(about, 'a mail was given up')
    await giveUpMail(deps.database.db, entry.id, { at: now, reason })
    return
  }
  deps.log.warn(about, 'a mail could not be sent yet')
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(entry.attempts))
  await postponeMail(deps.database.db, entry.id, { nextAttemptAt, reason })
}

/** 2, 4, 8, … seconds, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}

/** A code where there is one: a server's sentence may repeat the address it refuses. */
function reasonOf(error: unknown): string {
  const inner = error instanceof MailRefused ? error.cause : error
  if (inner instanceof Error && 'code' in inner && typeof inner.code === 'string') {
    return 'responseCode' in inner ? `${inner.code} ${inner.responseCode}` : inner.code
  }
  return inner instanceof Error ? inner.name : 'unknown'
}
