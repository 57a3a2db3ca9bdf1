import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import { isRecentSignIn } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { forgetAuditEvents } from '../../repositories/audit-events.ts'
import type { SessionRow } from '../../repositories/sessions.ts'
import { type AccountRow, deleteUser as removeUser } from '../../repositories/users.ts'
import { recordEvent } from '../auth/record-event.ts'
import { hasTwoStep } from '../auth/two-step.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { wrongOldPassword } from './check-old-password.ts'
import { getAccount } from './get-account.ts'
import { personalData } from './personal-data.ts'

const NOBODY: Client = { address: '', browser: '', browserHash: null, socialHash: null }

type Deletion = Readonly<{ userId: string; session: SessionRow; password: string | undefined }>

/** Deletes everything at once. Only the audit entry with the time stays, and it identifies nobody. */
export async function deleteUser(deps: Deps, { userId, session, password }: Deletion, client: Client) {
  const { account } = await getAccount(deps, userId)
  await verifyOwner(deps, account, session, password)
  for (const { onDelete } of personalData) {
    await onDelete(deps, userId)
  }
  const now = deps.clock()
  await deps.database.db.transaction().execute(async (transaction) => {
    await removeUser(transaction, userId)
    await forgetAuditEvents(transaction, userId)
    await recordEvent(transaction, { event: 'account-deleted', userId, client: NOBODY, at: now })
    const data = { browser: client.browser, at: now }
    await enqueueMail(transaction, { template: 'account-deleted', to: account.email, data }, now)
  })
}

/**
 * Deleting is final, so users with a password enter it once more even if they have just signed in with it. A
 * confirmation in this session, or a recent sign-in without the password, counts as well. With two-step verification, the
 * password isn't enough, so only those count.
 */
async function verifyOwner(
  { database, passwords, clock }: Deps,
  { id, passwordHash }: AccountRow,
  session: SessionRow,
  password = '',
): Promise<void> {
  const isPasswordSignIn = session.signedInWith === 'password' && session.confirmedAt === null
  if (!isPasswordSignIn && isRecentSignIn(session, clock())) {
    return
  }
  if (passwordHash === null) {
    throw new AppError('sign-in-again')
  }
  if (await hasTwoStep(database.db, id)) {
    throw new AppError('confirm-identity')
  }
  if (password === '') {
    throw new AppError('bad-input', { entries: [{ msg: authSentences.passwordMissing, param: 'password' }] })
  }
  if (!(await passwords.verify(passwordHash, password))) {
    throw wrongOldPassword()
  }
}
