import type { PasswordReset } from '@cardsight/contract/account'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  consumeOneTimeToken,
  isOneTimeTokenGood,
  revokeOneTimeTokens,
} from '../../repositories/one-time-tokens.ts'
import { endSessions } from '../../repositories/sessions.ts'
import { lockAccount, markEmailVerified, setPasswordHash } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { recordEvent } from './record-event.ts'
import { endOtherAccess } from './sessions.ts'

/**
 * Sets a new password with the link from an email, which also verifies the address, and ends every session. The calendar,
 * the household and access tokens end if the person says so.
 */
export async function resetPassword(
  deps: Deps,
  { resetToken, password, ...ending }: PasswordReset & Readonly<{ resetToken: string }>,
  client: Client,
): Promise<void> {
  const {
    database: { db },
    clock,
    passwords,
  } = deps
  const link = { purpose: 'password-reset', tokenHash: hashToken(resetToken) } as const
  // A rejected password must not use up the link, and an invalid link must not cost a hash.
  if (!(await isOneTimeTokenGood(db, link, clock()))) {
    throw new AppError('link-expired')
  }
  await refuseCommonPassword(deps, password, '')
  const passwordHash = await passwords.hash(password)
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const taken = await consumeOneTimeToken(transaction, link, now)
    const account = taken?.userId ? await lockAccount(transaction, taken.userId) : null
    if (account === null || taken?.email !== account.email) {
      throw new AppError('link-expired')
    }
    await setPasswordHash(transaction, account.id, passwordHash)
    await markEmailVerified(transaction, account.id, { email: account.email, at: now })
    await endSessions(transaction, account.id)
    await endOtherAccess(transaction, { userId: account.id, ...ending }, now)
    await revokeOneTimeTokens(transaction, account.id, ['second-factor', 'extension-code'])
    await recordEvent(transaction, { event: 'password-reset', userId: account.id, client, at: now })
    const data = { browser: client.browser, at: now }
    const mail = { template: 'password-changed', to: account.email, userId: account.id, data } as const
    await enqueueMail(transaction, mail, now)
  })
}

/**
 * Only records the request. Whether there is an account is checked when the email is sent, so that known and
 * unknown addresses take the same time.
 */
export async function requestPasswordReset(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'password-reset', to: email }, clock())
}
