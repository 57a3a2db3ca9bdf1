import { randomUUID } from 'node:crypto'
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { addEmailChange } from '../../repositories/email-changes.ts'
import { deleteUnsentMail } from '../../repositories/mail-outbox.ts'
import { revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import { endSessions, type SessionRow } from '../../repositories/sessions.ts'
import { type AccountRow, lockAccount, setEmail } from '../../repositories/users.ts'
import { recordEvent } from '../auth/record-event.ts'
import { refuseTakenEmail } from '../auth/refuse-taken-email.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { checkOldPassword, wrongOldPassword } from './check-old-password.ts'

const UNDO_WITHIN_MS = 7 * 24 * 60 * 60_000

type Change = Readonly<{ userId: string; session: SessionRow; email: string; oldPassword: string }>

/**
 * Takes effect right away. Ends every other session and all links to the old address, asks the new address to
 * confirm, and notifies the old one with a link that undoes the change.
 */
export async function changeEmail(deps: Deps, change: Change, client: Client): Promise<void> {
  const { userId, session, email, oldPassword } = change
  const { socialEmail: socialSentence } = authSentences
  const checked = await checkOldPassword(deps, { userId, session, oldPassword, socialSentence })
  if (checked.email === email) {
    return
  }
  const now = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId)
    if (account?.passwordHash !== checked.passwordHash) {
      throw wrongOldPassword()
    }
    await refuseTakenEmail(transaction, { email, userId, now }, () =>
      setEmail(transaction, userId, { email, verifiedAt: null }),
    )
    await endSessions(transaction, userId, { except: session.id })
    await revokeOneTimeTokens(transaction, userId, [
      'password-reset',
      'verify-email',
      'second-factor',
      'extension-code',
    ])
    await deleteUnsentMail(transaction, userId, 'verify-email')
    await recordEvent(transaction, { event: 'email-changed', userId, client, at: now })
    await notifyOldAddress(transaction, account, client, now)
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId }, now)
  })
}

/** An unverified address may belong to a stranger, who must not get the account with a click. */
async function notifyOldAddress(
  transaction: Kysely<Schema>,
  { id: userId, email: to, emailVerifiedAt }: AccountRow,
  { browser }: Client,
  now: Date,
): Promise<void> {
  if (emailVerifiedAt === null) {
    const mail = { template: 'email-changed', to, userId, data: { browser, at: now } } as const
    await enqueueMail(transaction, mail, now)
    return
  }
  const changeId = randomUUID()
  const expiresAt = new Date(now.getTime() + UNDO_WITHIN_MS)
  await addEmailChange(transaction, { id: changeId, userId, oldEmail: to, changedAt: now, expiresAt })
  const data = { browser, at: now, changeId }
  await enqueueMail(transaction, { template: 'undo-email-change', to, userId, data }, now)
}
