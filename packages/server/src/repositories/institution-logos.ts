import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Base64 PNG from the provider, of the newest link; null if nobody has linked it with one. */
export async function findInstitutionLogo(db: Kysely<Schema>, institutionId: string): Promise<string | null> {
  const found = await db
    .selectFrom('bank_items')
    .select('institution_logo as logo')
    .where('institution_id', '=', institutionId)
    .where('institution_logo', 'is not', null)
    .orderBy('linked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.logo ?? null
}
