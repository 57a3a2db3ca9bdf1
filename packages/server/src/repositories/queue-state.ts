/** How much work waits for background jobs. Read for metrics: counts and times only, over all people. */
import { type Kysely, sql } from 'kysely'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { Schema } from '../db/schema.ts'
import { isFrom } from './bank-origins.ts'

export type QueueState = Readonly<{
  /** Name of the job that works on it. */
  job: string
  waiting: number
  /** When the oldest of them began to wait; null if none does. */
  oldest: Date | null
}>

export async function readQueues(db: Kysely<Schema>, now: Date): Promise<QueueState[]> {
  const count = sql<number>`count(*)::integer`.as('waiting')
  const links = db
    .selectFrom('bank_items')
    .select((row) => [count, row.fn.min('next_sync_at').as('oldest')])
    .where('next_sync_at', '<=', now)
  // Since an email was written, not since its last attempt: retries don't make it younger.
  const mail = db
    .selectFrom('mail_outbox')
    .select((row) => [count, row.fn.min('created_at').as('oldest')])
    .where('given_up_at', 'is', null)
  const endings = db.selectFrom('bank_endings').select((row) => [count, row.fn.min('wanted_at').as('oldest')])
  const exchanges = db
    .selectFrom('bank_exchanges')
    .select((row) => [count, row.fn.min('begun_at').as('oldest')])
  const digests = db
    .selectFrom('digests')
    .select((row) => [count, row.fn.min('next_check_at').as('oldest')])
    .where('next_check_at', '<=', now)
  const push = db
    .selectFrom('push_subscriptions')
    .select((row) => [count, row.fn.min('pending_since').as('oldest')])
    .where('pending', 'is not', null)
  return [
    { job: 'bank links', ...(await links.executeTakeFirstOrThrow()) },
    { job: 'mail', ...(await mail.executeTakeFirstOrThrow()) },
    { job: 'bank endings', ...(await endings.executeTakeFirstOrThrow()) },
    { job: 'bank exchanges', ...(await exchanges.executeTakeFirstOrThrow()) },
    { job: 'digests', ...(await digests.executeTakeFirstOrThrow()) },
    { job: 'push', ...(await push.executeTakeFirstOrThrow()) },
  ]
}

/** When the link was synced that has waited longest, of those that need nothing from their user. */
export async function readSyncLag(db: Kysely<Schema>, origins: readonly BankOrigin[]): Promise<Date | null> {
  const { oldest } = await db
    .selectFrom('bank_items')
    .select((row) => row.fn.min('synced_at').as('oldest'))
    .where(isFrom(origins))
    .where('state', 'in', ['ready', 'expiring'])
    .executeTakeFirstOrThrow()
  return oldest
}
