import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** There is one row. Its private key is encrypted for this id. */
export const PUSH_KEYS_ID = '00000000-0000-4000-8000-000000000001'

export type PushKeysRow = Readonly<{ publicKey: string; sealedPrivateKey: string }>

export async function findPushKeys(db: Kysely<Schema>): Promise<PushKeysRow | null> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_private_key as sealedPrivateKey'])
    .where('id', '=', PUSH_KEYS_ID)
    .executeTakeFirst()
  return row ?? null
}

/** Does nothing if another server has added its own. */
export async function addPushKeys(
  db: Kysely<Schema>,
  { publicKey, sealedPrivateKey }: PushKeysRow,
): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ id: PUSH_KEYS_ID, public_key: publicKey, sealed_private_key: sealedPrivateKey })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
