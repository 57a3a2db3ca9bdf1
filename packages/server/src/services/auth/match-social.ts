/** Finds the account of a provider profile. One user may have two sign-in methods, but never two accounts. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import type { SocialProfile } from '../../auth/social-provider.ts'
import type { Schema } from '../../db/schema.ts'
import { findUserIdBySocial, linkSocial } from '../../repositories/social-identities.ts'
import { createUser, findAccount, findAccountByEmail, setEmail } from '../../repositories/users.ts'
import { addSocial } from './add-social.ts'
import { recordEvent } from './record-event.ts'

export type SocialMatch =
  | Readonly<{ kind: 'person'; userId: string; isNew: boolean }>
  /** The account's email is unverified: another person may have created it. */
  | Readonly<{ kind: 'password-first'; userId: string }>
  | Readonly<{ kind: 'email-unverified' }>

export async function matchSocial(
  transaction: Kysely<Schema>,
  profile: SocialProfile,
  client: Client,
  now: Date,
): Promise<SocialMatch> {
  const knownId = await findUserIdBySocial(transaction, profile)
  if (knownId !== null) {
    await followEmail(transaction, knownId, profile, client, now)
    return { kind: 'person', userId: knownId, isNew: false }
  }
  const { email } = profile
  if (email === null || !profile.isEmailVerified) {
    return { kind: 'email-unverified' }
  }
  const account = await findAccountByEmail(transaction, email)
  if (account === null) {
    return {
      kind: 'person',
      userId: await createFrom(transaction, { ...profile, email }, client, now),
      isNew: true,
    }
  }
  if (account.emailVerifiedAt === null) {
    return { kind: 'password-first', userId: account.id }
  }
  await addSocial(transaction, { account, identity: profile, provedEmail: email, client, now })
  return { kind: 'person', userId: account.id, isNew: false }
}

async function createFrom(
  transaction: Kysely<Schema>,
  profile: SocialProfile & { email: string },
  client: Client,
  now: Date,
): Promise<string> {
  const { email, firstName, lastName } = profile
  const user = { id: randomUUID(), firstName, lastName, email, isGoogle: true, createdAt: now }
  await createUser(transaction, { ...user, emailVerifiedAt: now, termsAcceptedAt: now })
  await linkSocial(transaction, user.id, { ...profile, linkedAt: now })
  await recordEvent(transaction, { event: 'signed-up', userId: user.id, client, at: now })
  return user.id
}

/** Users without a password change their email at the provider, and we follow if the new address is free. */
async function followEmail(
  transaction: Kysely<Schema>,
  userId: string,
  { email, isEmailVerified }: SocialProfile,
  client: Client,
  now: Date,
): Promise<void> {
  const account = await findAccount(transaction, userId)
  if (!account?.isGoogle || email === null || !isEmailVerified || account.email === email) {
    return
  }
  const holder = await findAccountByEmail(transaction, email)
  if (holder === null || holder.id === userId) {
    await setEmail(transaction, userId, { email, verifiedAt: now })
    await recordEvent(transaction, { event: 'email-changed', userId, client, at: now })
  }
}
