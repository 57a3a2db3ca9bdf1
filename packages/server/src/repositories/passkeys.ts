import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type PasskeyRow = Readonly<{
  id: string
  credentialId: string
  publicKey: Uint8Array
  /** Signatures so far; always 0 for authenticators that don't count. */
  signCount: number
  transports: readonly string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}>

const columns = [
  'id',
  'credential_id as credentialId',
  'public_key as publicKey',
  'sign_count as signCount',
  sql<string[]>`transports`.as('transports'),
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

/** Returns false if the user has added this passkey before. */
export async function addPasskey(
  db: Kysely<Schema>,
  userId: string,
  passkey: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'credential_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Oldest first. */
export async function listPasskeys(db: Kysely<Schema>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findPasskey(
  db: Kysely<Schema>,
  userId: string,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const passkey = await db
    .selectFrom('passkeys')
    .select(columns)
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return passkey ?? null
}

/** Records a use. Returns false if the passkey is gone, or another use had this signature count or a later one. */
export async function recordPasskeyUse(
  db: Kysely<Schema>,
  userId: string,
  { id, signCount, at }: { id: string; signCount: number; at: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((row) => (signCount === 0 ? row('sign_count', '=', 0) : row('sign_count', '<', signCount)))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/** Returns false if the user has no such passkey. */
export async function renamePasskey(
  db: Kysely<Schema>,
  userId: string,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Returns the name of the removed passkey; null if the user has no such one. */
export async function removePasskey(db: Kysely<Schema>, userId: string, id: string): Promise<string | null> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return removed?.name ?? null
}

/** Removes passkeys added at this time or later. */
export async function removePasskeysSince(db: Kysely<Schema>, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
}
