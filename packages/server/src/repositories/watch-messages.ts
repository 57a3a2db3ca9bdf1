import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type WatchMessageRow = Readonly<{
  id: string
  /** The same event has the same key, and reaches a person once. */
  key: string
  at: Date
  title: string
  text: string
  /** What it's worth to the person; negative if it costs them. Null if that isn't known. */
  cents: number | null
  cardId: string
  source: string | null
  page: string | null
  /** The day after which it's too late. */
  endsOn: string | null
}>

const columns = [
  'id',
  'key',
  'at',
  'title',
  'text',
  'cents',
  'card_id as cardId',
  'source',
  'page',
  'ends_on as endsOn',
] as const

/** Returns those that are new: a person gets one message about an event. */
export async function addWatchMessages(
  db: Kysely<Schema>,
  messages: readonly (Omit<WatchMessageRow, 'id'> & Readonly<{ userId: string }>)[],
): Promise<Readonly<{ userId: string; endsOn: string | null }>[]> {
  if (messages.length === 0) {
    return []
  }
  return db
    .insertInto('watch_messages')
    .values(
      messages.map((message) => ({
        user_id: message.userId,
        id: randomUUID(),
        key: message.key,
        at: message.at,
        title: message.title,
        text: message.text,
        cents: message.cents,
        card_id: message.cardId,
        source: message.source,
        page: message.page,
        ends_on: message.endsOn,
        emailed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning(['user_id as userId', 'ends_on as endsOn'])
    .execute()
}

/** Newest first. */
export async function listWatchMessages(
  db: Kysely<Schema>,
  userId: string,
  most: number,
): Promise<WatchMessageRow[]> {
  return db
    .selectFrom('watch_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute()
}

/** Oldest first. */
export async function listUnsentMessages(
  db: Kysely<Schema>,
  userId: string,
  since: Date,
): Promise<WatchMessageRow[]> {
  return db
    .selectFrom('watch_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .where('emailed_at', 'is', null)
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('key')
    .execute()
}

export async function markMessagesSent(
  db: Kysely<Schema>,
  userId: string,
  { keys, at }: Readonly<{ keys: readonly string[]; at: Date }>,
): Promise<void> {
  if (keys.length > 0) {
    await db
      .updateTable('watch_messages')
      .set({ emailed_at: at })
      .where('user_id', '=', userId)
      .where('key', 'in', keys)
      .execute()
  }
}

/** Makes the email of these people due a week after their last one, or now. Never later than it was. */
export async function hastenDigests(
  db: Kysely<Schema>,
  userIds: readonly string[],
  { now, isUrgent }: Readonly<{ now: Date; isUrgent: boolean }>,
): Promise<void> {
  if (userIds.length === 0) {
    return
  }
  const due = isUrgent
    ? sql<Date>`${now}::timestamptz`
    : sql<Date>`greatest(${now}::timestamptz, coalesce(sent_at + interval '7 days', ${now}::timestamptz))`
  await db
    .updateTable('digests')
    .set({ next_check_at: sql<Date>`least(next_check_at, ${due})` })
    .where('user_id', 'in', userIds)
    .execute()
}

export async function removeWatchMessagesBefore(db: Kysely<Schema>, before: Date): Promise<void> {
  await db.deleteFrom('watch_messages').where('at', '<', before).execute()
}
