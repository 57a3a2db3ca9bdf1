/** People whose cards and watches are compared with the catalog, and what they watch. */
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { isUnleased } from './leases.ts'

export type WatcherRow = Readonly<{ hasOwnCards: boolean; answer: string | null; since: Date }>
export type CardWatchRow = Readonly<{ cardId: string; watchedAt: Date; tiers: string }>
export type ClaimedWatcher = WatcherRow & Readonly<{ userId: string }>

const columns = ['has_own_cards as hasOwnCards', 'answer', 'since'] as const

export async function findWatcher(db: Kysely<Schema>, userId: string): Promise<WatcherRow | null> {
  const row = await db.selectFrom('watchers').select(columns).where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Adds the person, or changes what's given. They're checked with the next run. */
export async function saveWatcher(
  db: Kysely<Schema>,
  userId: string,
  { now, ...changes }: Readonly<{ now: Date; hasOwnCards?: boolean; answer?: string | null }>,
): Promise<void> {
  const { hasOwnCards, answer } = changes
  await db
    .insertInto('watchers')
    .values({
      user_id: userId,
      has_own_cards: hasOwnCards ?? true,
      answer: answer ?? null,
      since: now,
      next_check_at: now,
      catalog_at: null,
      leased_until: null,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        next_check_at: now,
        ...(hasOwnCards !== undefined && { has_own_cards: hasOwnCards }),
        ...(answer !== undefined && { answer }),
      }),
    )
    .execute()
}

/** By card. */
export async function listCardWatches(db: Kysely<Schema>, userId: string): Promise<CardWatchRow[]> {
  return db
    .selectFrom('card_watches')
    .select(['card_id as cardId', 'watched_at as watchedAt', 'tiers'])
    .where('user_id', '=', userId)
    .orderBy('card_id')
    .execute()
}

/** Does nothing if the person watches the card already. */
export async function addCardWatch(
  db: Kysely<Schema>,
  userId: string,
  { cardId, watchedAt, tiers }: CardWatchRow,
): Promise<void> {
  await db
    .insertInto('card_watches')
    .values({ user_id: userId, card_id: cardId, watched_at: watchedAt, tiers })
    .onConflict((conflict) => conflict.columns(['user_id', 'card_id']).doNothing())
    .execute()
}

export async function removeCardWatch(db: Kysely<Schema>, userId: string, cardId: string): Promise<void> {
  await db.deleteFrom('card_watches').where('user_id', '=', userId).where('card_id', '=', cardId).execute()
}

type Claim = Readonly<{ now: Date; leasedUntil: Date; catalogAt: Date; most: number; tooLate: Date }>

/**
 * Leases people who are due, or whose last check was with an earlier catalog. Skips rows that another process is just
 * claiming, and people who were checked with a later catalog: during an upgrade, old servers must not take back what new
 * ones found. `tooLate` is later than any check is scheduled, so a check after it is from a clock that was wrong.
 */
export async function claimWatchers(
  db: Kysely<Schema>,
  { now, leasedUntil, catalogAt, most, tooLate }: Claim,
): Promise<ClaimedWatcher[]> {
  const isDue = (row: ExpressionBuilder<Schema, 'watchers'>) =>
    row.or([
      row('next_check_at', '<=', now),
      row('next_check_at', '>', tooLate),
      row('catalog_at', 'is', null),
      row('catalog_at', '<', catalogAt),
    ])
  return db
    .updateTable('watchers')
    .set({ leased_until: leasedUntil })
    .where('user_id', 'in', (outer) =>
      outer
        .selectFrom('watchers')
        .select('user_id')
        .where(isDue)
        .where((row) => row.or([row('catalog_at', 'is', null), row('catalog_at', '<=', catalogAt)]))
        .where(isUnleased(now, leasedUntil))
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...columns, 'user_id as userId'])
    .execute()
}

export type WatchersData = Readonly<{
  cards: ReadonlyMap<string, unknown>
  profiles: ReadonlyMap<string, unknown>
  watches: readonly (CardWatchRow & Readonly<{ userId: string }>)[]
}>

/** What claimed people have saved: JSON that another version may have written. */
export async function readWatchersData(
  db: Kysely<Schema>,
  userIds: readonly string[],
): Promise<WatchersData> {
  const [cards, profiles, watches] = await Promise.all([
    db.selectFrom('your_cards').select(['user_id', 'content']).where('user_id', 'in', userIds).execute(),
    db
      .selectFrom('user_assumptions')
      .select(['user_id', 'profile'])
      .where('user_id', 'in', userIds)
      .execute(),
    db
      .selectFrom('card_watches')
      .select(['user_id as userId', 'card_id as cardId', 'watched_at as watchedAt', 'tiers'])
      .where('user_id', 'in', userIds)
      .execute(),
  ])
  return {
    cards: new Map(cards.map(({ user_id, content }) => [user_id, content])),
    profiles: new Map(profiles.map(({ user_id, profile }) => [user_id, profile])),
    watches,
  }
}

/** Ends leases. Returns those that this process still had. */
export async function finishChecks(
  db: Kysely<Schema>,
  userIds: readonly string[],
  {
    leasedUntil,
    nextCheckAt,
    catalogAt,
  }: Readonly<{ leasedUntil: Date; nextCheckAt: Date; catalogAt: Date }>,
): Promise<Set<string>> {
  const rows = await db
    .updateTable('watchers')
    .set({ next_check_at: nextCheckAt, catalog_at: catalogAt, leased_until: null })
    .where('user_id', 'in', userIds)
    .where('leased_until', '=', leasedUntil)
    .returning('user_id as userId')
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

/** What a check found, to compare with the next time. */
export async function updateCardWatch(
  db: Kysely<Schema>,
  userId: string,
  { cardId, tiers }: Pick<CardWatchRow, 'cardId' | 'tiers'>,
): Promise<void> {
  await db
    .updateTable('card_watches')
    .set({ tiers })
    .where('user_id', '=', userId)
    .where('card_id', '=', cardId)
    .execute()
}

export async function updateAnswer(db: Kysely<Schema>, userId: string, answer: string): Promise<void> {
  await db.updateTable('watchers').set({ answer }).where('user_id', '=', userId).execute()
}
