/** The two people of a household, one row for each. */
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type Membership = Readonly<{
  partnerId: string
  since: Date
  /** JSON that another version may have written; null if the person typed nothing. */
  typedSpending: unknown
}>

export async function findMembership(db: Kysely<Schema>, userId: string): Promise<Membership | null> {
  const found = await db
    .selectFrom('household_members')
    .select(['partner_id as partnerId', 'since', 'typed_spending as typedSpending'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found ?? null
}

type Pair = readonly [userId: string, partnerId: string]

/** Rejects with code 23505 if one of them is in a household. */
export async function joinHousehold(
  db: Kysely<Schema>,
  [userId, partnerId]: Pair,
  since: Date,
): Promise<void> {
  await db
    .insertInto('household_members')
    .values([
      { user_id: userId, partner_id: partnerId, since },
      { user_id: partnerId, partner_id: userId, since },
    ])
    .execute()
}

/** Deletes both rows, with what each of them typed for the other. */
export async function leaveHousehold(db: Kysely<Schema>, [userId, partnerId]: Pair): Promise<void> {
  for (const [person, other] of [
    [userId, partnerId],
    [partnerId, userId],
  ] as const) {
    await db
      .deleteFrom('household_members')
      .where('user_id', '=', person)
      .where('partner_id', '=', other)
      .execute()
  }
}

/** Returns false if the person isn't in a household. */
export async function saveTypedSpending(
  db: Kysely<Schema>,
  userId: string,
  spending: object,
): Promise<boolean> {
  const saved = await db
    .updateTable('household_members')
    .set({ typed_spending: JSON.stringify(spending) })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return saved !== undefined
}
