import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { removeAccessTokens } from '../../repositories/access-tokens.ts'
import { removeAppSince } from '../../repositories/authenticator-apps.ts'
import { findEmailChange, removeEmailChangesFrom } from '../../repositories/email-changes.ts'
import { forgetBrowsers } from '../../repositories/known-browsers.ts'
import { deleteUnsentMail } from '../../repositories/mail-outbox.ts'
import { revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import { removePasskeysSince } from '../../repositories/passkeys.ts'
import { removeRecoveryCodesSince } from '../../repositories/recovery-codes.ts'
import { endSessions } from '../../repositories/sessions.ts'
import { unlinkSocialSince } from '../../repositories/social-identities.ts'
import { lockAccount, removePassword, setEmail } from '../../repositories/users.ts'
import { recordEvent } from '../auth/record-event.ts'
import { refuseTakenEmail } from '../auth/refuse-taken-email.ts'
import { endHouseholdSince } from '../household/end-household.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

const pendingPurposes = ['password-reset', 'verify-email', 'social-link', 'second-factor'] as const

/**
 * Returns an account to the owner of its old address, with the link in the email about the change. The person
 * who changed it knows the password and may have added sign-in methods, so all of them are removed, and the
 * owner chooses a new password.
 */
export async function undoEmailChange(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string,
  client: Client,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const change = await findEmailChange(transaction, hashToken(token), now)
    const account = change && (await lockAccount(transaction, change.userId))
    if (change === null || account === null || !(await removeEmailChangesFrom(transaction, change))) {
      throw new AppError('link-expired', { message: authSentences.undoLinkDead })
    }
    const { userId, oldEmail: email, changedAt } = change
    await refuseTakenEmail(transaction, { email, userId, now }, () =>
      setEmail(transaction, userId, { email, verifiedAt: now }),
    )
    await removePassword(transaction, userId)
    await endSessions(transaction, userId)
    await forgetBrowsers(transaction, userId)
    await unlinkSocialSince(transaction, userId, changedAt)
    await removeAppSince(transaction, userId, changedAt)
    await removePasskeysSince(transaction, userId, changedAt)
    await removeRecoveryCodesSince(transaction, userId, changedAt)
    await removeAccessTokens(transaction, userId, { since: changedAt })
    await endHouseholdSince(transaction, userId, { since: changedAt, now })
    await revokeOneTimeTokens(transaction, userId, pendingPurposes)
    await deleteUnsentMail(transaction, userId, 'verify-email')
    await recordEvent(transaction, { event: 'email-change-undone', userId, client, at: now })
    await enqueueMail(transaction, { template: 'password-reset', to: email }, now)
  })
}
