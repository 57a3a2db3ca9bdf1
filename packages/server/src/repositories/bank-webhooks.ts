/** Where the provider sends webhooks about each link. */
import type { Kysely } from 'kysely'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { Schema } from '../db/schema.ts'
import type { ItemKey } from './bank-items.ts'
import { isFrom } from './bank-origins.ts'

export type WebhookItem = ItemKey & Readonly<{ sealedAccessToken: string }>

/** Links whose webhooks go elsewhere, or nobody knows where, by id. Ended links get none. */
export async function listItemsWithOtherWebhook(
  db: Kysely<Schema>,
  origin: BankOrigin,
  { url, after, most }: { url: string; after: string | null; most: number },
): Promise<WebhookItem[]> {
  const items = await db
    .selectFrom('bank_items')
    .select(['id', 'user_id as userId', 'sealed_access_token as sealedAccessToken'])
    .where(isFrom([origin]))
    .where('state', '!=', 'gone')
    .where((row) => row.or([row('webhook_url', 'is', null), row('webhook_url', '!=', url)]))
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute()
  return items.flatMap(({ id, userId, sealedAccessToken }) =>
    sealedAccessToken === null ? [] : [{ id, userId, sealedAccessToken }],
  )
}

export async function saveWebhookUrl(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  url: string,
): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({ webhook_url: url })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
