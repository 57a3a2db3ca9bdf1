import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type SocialIdentity = Readonly<{ issuer: string; subject: string; linkedAt: Date }>

/** Returns the id of the user with this provider subject, or null. */
export async function findUserIdBySocial(
  db: Kysely<Schema>,
  { issuer, subject }: Pick<SocialIdentity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('social_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.user_id ?? null
}

/** Linking the same identity again does nothing: an identity never moves to another user. */
export async function linkSocial(
  db: Kysely<Schema>,
  userId: string,
  { issuer, subject, linkedAt }: SocialIdentity,
): Promise<void> {
  await db
    .insertInto('social_identities')
    .values({ issuer, subject, user_id: userId, linked_at: linkedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listSocialIdentities(db: Kysely<Schema>, userId: string): Promise<SocialIdentity[]> {
  return db
    .selectFrom('social_identities')
    .select(['issuer', 'subject', 'linked_at as linkedAt'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute()
}

/** Removes identities linked at this time or later. */
export async function unlinkSocialSince(db: Kysely<Schema>, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .where('linked_at', '>=', since)
    .execute()
}
