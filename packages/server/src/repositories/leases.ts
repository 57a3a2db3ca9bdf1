import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Leased = ExpressionBuilder<
  Schema,
  'bank_items' | 'mail_outbox' | 'digests' | 'watchers' | 'push_subscriptions'
>

/**
 * True if nobody has a lease on the row. A lease that ends much later than a new one would is from a clock
 * that was wrong, and its owner is gone or has renewed it since.
 */
export function isUnleased(now: Date, leasedUntil: Date) {
  const tooLate = new Date(leasedUntil.getTime() + (leasedUntil.getTime() - now.getTime()))
  return (row: Leased) =>
    row.or([
      row('leased_until', 'is', null),
      row('leased_until', '<=', now),
      row('leased_until', '>', tooLate),
    ])
}
