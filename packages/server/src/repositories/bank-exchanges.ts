/** Exchanges of public tokens that have begun and aren't known to have ended. */
import type { Kysely } from 'kysely'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { Schema } from '../db/schema.ts'

export type BankExchange = Readonly<{
  id: string
  provider: BankOrigin['provider']
  /** Null until the first start with the migration that added it. */
  environment: BankOrigin['environment'] | null
  sealedPublicToken: string
  begunAt: Date
}>

/** Returns false if an earlier exchange of the same token hasn't ended; it's then postponed. */
export async function addBankExchange(
  db: Kysely<Schema>,
  { id, provider, environment, sealedPublicToken, begunAt }: BankExchange,
  nextAttemptAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('bank_exchanges')
    .values({
      id,
      provider,
      environment,
      sealed_public_token: sealedPublicToken,
      begun_at: begunAt,
      next_attempt_at: nextAttemptAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows > 0n) {
    return true
  }
  await postponeBankExchange(db, id, nextAttemptAt)
  return false
}

/** Longest waiting first. */
export async function listDueBankExchanges(
  db: Kysely<Schema>,
  now: Date,
  { most }: { most: number },
): Promise<BankExchange[]> {
  return db
    .selectFrom('bank_exchanges')
    .select([
      'id',
      'provider',
      'environment',
      'sealed_public_token as sealedPublicToken',
      'begun_at as begunAt',
    ])
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function postponeBankExchange(
  db: Kysely<Schema>,
  id: string,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .updateTable('bank_exchanges')
    .set({ next_attempt_at: nextAttemptAt })
    .where('id', '=', id)
    .execute()
}

export async function removeBankExchange(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('bank_exchanges').where('id', '=', id).execute()
}
