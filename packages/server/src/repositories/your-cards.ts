import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** The content is JSON that another version may have written. */
export type YourCardsRow = Readonly<{ content: unknown; savedAt: Date }>

export async function findYourCards(db: Kysely<Schema>, userId: string): Promise<YourCardsRow | null> {
  const row = await db
    .selectFrom('your_cards')
    .select(['content', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces what was saved before. */
export async function saveYourCards(
  db: Kysely<Schema>,
  userId: string,
  { content, savedAt }: YourCardsRow,
): Promise<void> {
  const values = { content: JSON.stringify(content), saved_at: savedAt }
  await db
    .insertInto('your_cards')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
