import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type AuditEvent = Readonly<{ at: Date; event: string; browser: string; address: string }>

export async function addAuditEvent(
  db: Kysely<Schema>,
  { id, userId, at, event, browser, address }: AuditEvent & { id: string; userId: string },
): Promise<void> {
  await db.insertInto('audit_events').values({ id, user_id: userId, at, event, browser, address }).execute()
}

/** Oldest first. */
export async function listAuditEvents(db: Kysely<Schema>, userId: string): Promise<AuditEvent[]> {
  return db
    .selectFrom('audit_events')
    .select(['at', 'event', 'browser', 'address'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function forgetAuditEvents(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('audit_events').where('user_id', '=', userId).execute()
}
