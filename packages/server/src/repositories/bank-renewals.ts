import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { ItemKey } from './bank-items.ts'

export type RenewedAccess = Readonly<{
  providerItemId: string
  /** Encrypted with the item's id as its owner. */
  sealedAccessToken: string
  /** Null if it wasn't read completely: the stored one stays. */
  institution: Readonly<{ id: string | null; name: string }> | null
  nextSyncAt: Date
}>

/** Ends the lease of a running sync, which still uses the old token: its failure must not disconnect the item again. */
export async function replaceAccessToken(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  { providerItemId, sealedAccessToken, institution, nextSyncAt }: RenewedAccess,
): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({
      provider_item_id: providerItemId,
      sealed_access_token: sealedAccessToken,
      ...(institution !== null && {
        institution_id: institution.id,
        institution_name: institution.name,
      }),
      state: 'ready',
      last_error: null,
      failed_syncs: 0,
      leased_until: null,
      next_sync_at: nextSyncAt,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
