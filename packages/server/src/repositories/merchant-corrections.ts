import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type MerchantCorrectionRow = Readonly<{ merchant: string; leaf: string }>

/** All merchant corrections of a user, by merchant name. */
export async function listMerchantCorrections(
  db: Kysely<Schema>,
  userId: string,
): Promise<MerchantCorrectionRow[]> {
  return db
    .selectFrom('merchant_corrections')
    .select(['merchant', 'leaf'])
    .where('user_id', '=', userId)
    .orderBy('merchant')
    .execute()
}

/** Replaces an earlier correction of the merchant. */
export async function saveMerchantCorrection(
  db: Kysely<Schema>,
  userId: string,
  { merchant, leaf }: MerchantCorrectionRow,
  now: Date,
): Promise<void> {
  await db
    .insertInto('merchant_corrections')
    .values({ user_id: userId, merchant, leaf, corrected_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'merchant']).doUpdateSet({ leaf, corrected_at: now }),
    )
    .execute()
}

export async function removeMerchantCorrection(
  db: Kysely<Schema>,
  userId: string,
  merchant: string,
): Promise<void> {
  await db
    .deleteFrom('merchant_corrections')
    .where('user_id', '=', userId)
    .where('merchant', '=', merchant)
    .execute()
}
