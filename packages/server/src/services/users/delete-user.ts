import { authSentences } from '@cardsight/contract/auth-sentences'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { forgetAuditEvents } from '../../repositories/audit-events.ts'
import type { SessionRow } from '../../repositories/sessions.ts'
import { type AccountRow, deleteUser as removeUser } from '../../repositories/users.ts'
import { recordEvent } from '../auth/record-event.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { wrongOldPassword } from './check-old-password.ts'
import { getAccount } from './get-account.ts'
import { personalData } from './personal-data.ts'

/** How long a sign-in with the provider counts as confirmation. */
const FRESH_MS = 10 * 60_000

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

async function verifyOwner(
  { passwords, clock }: Deps,
  { passwordHash }: AccountRow,
  session: SessionRow,
  password = '',
): Promise<void> {
  const ageMs = clock().getTime() - session.createdAt.getTime()
  if (session.signedInWith === 'social' && ageMs <= FRESH_MS) {
    return
  }
  if (passwordHash === null) {
    throw new AppError('sign-in-again')
  }
  if (password === '') {
    throw new AppError('bad-input', { entries: [{ msg: authSentences.passwordMissing, param: 'password' }] })
  }
  if (!(await passwords.verify(passwordHash, password))) {
    throw wrongOldPassword()
  }
}
