/** All encrypted tokens, for key rotation. */
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

const places = { bank_items: 'id', bank_endings: 'item_id' } as const

export type SealedPlace = keyof typeof places
export type SealedToken = Readonly<{ itemId: string; sealed: string }>

export const sealedPlaces: readonly SealedPlace[] = ['bank_items', 'bank_endings']

/** A page in order of item id, starting after the given one. */
export async function listSealedTokens(
  db: Kysely<Schema>,
  place: SealedPlace,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<SealedToken[]> {
  const id = places[place]
  const rows = await db
    .selectFrom(place)
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
  place: SealedPlace,
  { itemId, from, to }: { itemId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable(place)
    .set({ sealed_access_token: to })
    .where(places[place], '=', itemId)
    .where('sealed_access_token', '=', from)
    .execute()
}
