import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import type { Schema } from '../../db/schema.ts'
import { addAuditEvent } from '../../repositories/audit-events.ts'

/** Audit events of an account. */
export type SecurityEvent =
  | 'signed-up'
  | 'signed-in'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-change-undone'
  | 'email-verified'
  | 'social-linked'
  | 'identity-confirmed'
  | 'two-step-on'
  | 'two-step-off'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'token-created'
  | 'token-used'
  | 'token-revoked'
  | 'data-exported'
  | 'account-deleted'

/** Adds the event to the audit log, in the same transaction as its cause. */
export async function recordEvent(
  transaction: Kysely<Schema>,
  { event, userId, client, at }: { event: SecurityEvent; userId: string; client: Client; at: Date },
): Promise<void> {
  await addAuditEvent(transaction, {
    id: randomUUID(),
    userId,
    at,
    event,
    browser: client.browser,
    address: client.address,
  })
}
