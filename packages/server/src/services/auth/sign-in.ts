import type { SignIn } from '@cardsight/contract/account'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { isBrowserKnown } from '../../repositories/known-browsers.ts'
import { findAccountByEmail, lockAccount } from '../../repositories/users.ts'
import type { OpenedSession } from './open-session.ts'
import { type CodeRequest, passFirstStep } from './pass-first-step.ts'

/** Same message and same work, whether or not the address has an account. */
export async function signIn(
  { database: { db }, clock, passwords, log }: Deps,
  { email, password, remember }: SignIn,
  client: Client,
): Promise<OpenedSession | CodeRequest> {
  const account = await findAccountByEmail(db, email)
  const isRight = await passwords.verify(account?.passwordHash ?? null, password)
  if (account === null || !isRight) {
    log.info({ event: 'sign-in-refused', address: client.address }, 'security')
    throw new AppError('wrong-credentials')
  }
  const now = clock()
  return db.transaction().execute(async (transaction) => {
    const locked = await lockAccount(transaction, account.id)
    // The password was changed during the check, so this one is no longer right.
    if (locked === null || locked.passwordHash !== account.passwordHash) {
      throw new AppError('wrong-credentials')
    }
    const opening = { user: locked, client, remember, signedInWith: 'password', isFirst: false, now } as const
    return passFirstStep(transaction, opening)
  })
}

/**
 * Returns whether the client's browser has signed in to this account before; a cookie of another account
 * proves nothing.
 */
export async function isKnownBrowser(
  { database }: Pick<Deps, 'database'>,
  email: string,
  { browserHash }: Client,
): Promise<boolean> {
  return browserHash !== null && isBrowserKnown(database.db, email, browserHash)
}
