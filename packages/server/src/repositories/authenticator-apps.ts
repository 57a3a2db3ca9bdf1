import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type AuthenticatorApp = Readonly<{
  sealedKey: string
  createdAt: Date
  /** Null until the user has entered a first code: until then, two-step verification is off. */
  confirmedAt: Date | null
}>

/** Stores a key that isn't confirmed yet, and replaces an earlier one. Does nothing if one is confirmed. */
export async function savePendingApp(
  db: Kysely<Schema>,
  userId: string,
  { sealedKey, createdAt }: Pick<AuthenticatorApp, 'sealedKey' | 'createdAt'>,
): Promise<void> {
  const values = { sealed_key: sealedKey, created_at: createdAt, last_step: 0 }
  await db
    .insertInto('authenticator_apps')
    .values({ user_id: userId, confirmed_at: null, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('authenticator_apps.confirmed_at', 'is', null),
    )
    .execute()
}

export async function findApp(db: Kysely<Schema>, userId: string): Promise<AuthenticatorApp | null> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select(['sealed_key as sealedKey', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return app ?? null
}

/** Turns two-step verification on. Returns false if it was on already, or the key was replaced meanwhile. */
export async function confirmApp(
  db: Kysely<Schema>,
  userId: string,
  { sealedKey, step, at }: { sealedKey: string; step: number; at: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('authenticator_apps')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_key', '=', sealedKey)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Returns false if a code of this step or a later one was used before. */
export async function takeStep(db: Kysely<Schema>, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Returns false if two-step verification was off. */
export async function removeApp(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst()
  return removed !== undefined && removed.confirmedAt !== null
}

/** Removes an app that was added at this time or later. */
export async function removeAppSince(db: Kysely<Schema>, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
}
