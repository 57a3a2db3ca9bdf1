/** Unused recovery codes. The repository only sees their hashes. */
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export async function replaceRecoveryCodes(
  db: Kysely<Schema>,
  userId: string,
  { codeHashes, createdAt }: { codeHashes: readonly Uint8Array[]; createdAt: Date },
): Promise<void> {
  await removeRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: createdAt })))
    .execute()
}

/** Uses up a code. Returns false if there is none with this hash. */
export async function takeRecoveryCode(
  db: Kysely<Schema>,
  userId: string,
  codeHash: Uint8Array,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<number> {
  const { codes } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('codes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return codes
}

export async function removeRecoveryCodes(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Removes codes created at this time or later. */
export async function removeRecoveryCodesSince(
  db: Kysely<Schema>,
  userId: string,
  since: Date,
): Promise<void> {
  await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()
}
