/** All encrypted tokens, for key rotation. */
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

const tokenTableKeys = { bank_items: 'id', bank_endings: 'item_id' } as const

export type TokenTable = keyof typeof tokenTableKeys
export type SealedToken = Readonly<{ itemId: string; sealed: string }>

export const tokenTables: readonly TokenTable[] = ['bank_items', 'bank_endings']

/** Includes tokens of exchanges that got no response: without their key, nobody finds the items they created. */
export async function countSealedTokens(db: Kysely<Schema>): Promise<number> {
  const counts = await Promise.all([
    ...tokenTables.map((table) =>
      db
        .selectFrom(table)
        .select((row) => row.fn.count<number>('sealed_access_token').as('tokens'))
        .executeTakeFirstOrThrow(),
    ),
    db
      .selectFrom('bank_exchanges')
      .select((row) => row.fn.count<number>('sealed_public_token').as('tokens'))
      .executeTakeFirstOrThrow(),
  ])
  return counts.reduce((sum, { tokens }) => sum + Number(tokens), 0)
}

/** A page in order of item id, starting after the given one. */
export async function listSealedTokens(
  db: Kysely<Schema>,
  table: TokenTable,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<SealedToken[]> {
  const id = tokenTableKeys[table]
  const rows = await db
    .selectFrom(table)
    .select([`${id} as itemId`, 'sealed_access_token as sealed'])
    .where('sealed_access_token', 'is not', null)
    .$if(afterId !== null, (query) => query.where(id, '>', afterId ?? ''))
    .orderBy(id)
    .limit(limit)
    .execute()
  return rows.flatMap(({ itemId, sealed }) => (sealed === null ? [] : [{ itemId, sealed }]))
}

/** Updates the token unless it has changed since it was read. */
export async function replaceSealedToken(
  db: Kysely<Schema>,
  table: TokenTable,
  { itemId, from, to }: { itemId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable(table)
    .set({ sealed_access_token: to })
    .where(tokenTableKeys[table], '=', itemId)
    .where('sealed_access_token', '=', from)
    .execute()
}
