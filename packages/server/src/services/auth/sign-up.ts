import { randomUUID } from 'node:crypto'
import type { SignUp } from '@cardsight/contract/account'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { createUser } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { recordEvent } from './record-event.ts'
import { refuseTakenEmail } from './refuse-taken-email.ts'

/**
 * The form says that signing up accepts terms and privacy policy and confirms the age; the time is stored.
 */
export async function signUp(
  deps: Deps,
  { firstName, lastName, email, password, remember }: SignUp,
  client: Client,
): Promise<OpenedSession> {
  const {
    database: { db },
    clock,
    passwords,
  } = deps
  await refuseCommonPassword(deps, password, email)
  const passwordHash = await passwords.hash(password)
  const now = clock()
  const user = { id: randomUUID(), firstName, lastName, email, isGoogle: false, createdAt: now }
  return db.transaction().execute(async (transaction) => {
    await refuseTakenEmail(transaction, { email, userId: user.id, now }, () =>
      createUser(transaction, { ...user, passwordHash, termsAcceptedAt: now }),
    )
    await recordEvent(transaction, { event: 'signed-up', userId: user.id, client, at: now })
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId: user.id }, now)
    return openSession(transaction, { user, client, remember, signedInWith: 'password', isFirst: true, now })
  })
}
