import type { Kysely } from 'kysely'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { Schema } from '../db/schema.ts'
import { isFrom } from './bank-origins.ts'

/** A link that must be removed at the provider. */
export type BankEnding = BankOrigin &
  Readonly<{ itemId: string; sealedAccessToken: string; attempts: number }>

export async function addBankEnding(
  db: Kysely<Schema>,
  { itemId, provider, environment, sealedAccessToken }: Omit<BankEnding, 'attempts'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('bank_endings')
    .values({
      item_id: itemId,
      provider,
      environment,
      sealed_access_token: sealedAccessToken,
      wanted_at: now,
      next_attempt_at: now,
    })
    .execute()
}

/** Of these origins, longest waiting first. */
export async function listDueBankEndings(
  db: Kysely<Schema>,
  origins: readonly BankOrigin[],
  { now, most }: { now: Date; most: number },
): Promise<BankEnding[]> {
  const due = await db
    .selectFrom('bank_endings')
    .select([
      'item_id as itemId',
      'provider',
      'environment',
      'sealed_access_token as sealedAccessToken',
      'attempts',
    ])
    .where(isFrom(origins))
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('item_id')
    .limit(most)
    .$narrowType<{ environment: BankOrigin['environment'] }>()
    .execute()
  return due
}

export async function postponeBankEnding(
  db: Kysely<Schema>,
  itemId: string,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .updateTable('bank_endings')
    .set((row) => ({ next_attempt_at: nextAttemptAt, attempts: row('attempts', '+', 1) }))
    .where('item_id', '=', itemId)
    .execute()
}

export async function removeBankEnding(db: Kysely<Schema>, itemId: string): Promise<void> {
  await db.deleteFrom('bank_endings').where('item_id', '=', itemId).execute()
}
