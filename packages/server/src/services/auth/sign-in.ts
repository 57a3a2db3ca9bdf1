import type { SignIn } from '@cardsight/contract/schemas'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { consumeOneTimeToken } from '../../repositories/one-time-tokens.ts'
import { type AccountRow, findAccountByEmail, lockAccount } from '../../repositories/users.ts'
import { addSocial } from './add-social.ts'
import { type OpenedSession, openSession } from './open-session.ts'

/** Same message and same work, whether or not the address has an account. */
export async function signIn(
  { database: { db }, clock, passwords, log }: Deps,
  { email, password, remember }: SignIn,
  client: Client,
): Promise<OpenedSession> {
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
    await finishSocialLink(transaction, locked, client, now)
    const opening = { user: locked, client, remember, signedInWith: 'password', isFirst: false, now } as const
    return openSession(transaction, opening)
  })
}

const pendingLinkSchema = z.object({ issuer: z.string(), subject: z.string() })

/** A social sign-in in this browser was waiting for the password of this account. */
async function finishSocialLink(
  transaction: Kysely<Schema>,
  account: AccountRow,
  client: Client,
  now: Date,
): Promise<void> {
  if (client.socialHash === null) {
    return
  }
  const waiting = { purpose: 'social-link', tokenHash: client.socialHash } as const
  const link = await consumeOneTimeToken(transaction, waiting, now)
  if (link?.userId === account.id) {
    const identity = pendingLinkSchema.parse(link.data)
    await addSocial(transaction, { account, identity, provedEmail: link.email, client, now })
  }
}
