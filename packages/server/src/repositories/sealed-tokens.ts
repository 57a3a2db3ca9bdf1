/** All encrypted tokens and keys, for key rotation. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** The column with the encrypted value, and the one with the id that it's bound to. */
const sealedColumns = {
  bank_items: { owner: 'id', sealed: 'sealed_access_token' },
  bank_endings: { owner: 'item_id', sealed: 'sealed_access_token' },
  authenticator_apps: { owner: 'user_id', sealed: 'sealed_key' },
  push_keys: { owner: 'id', sealed: 'sealed_private_key' },
  push_subscriptions: { owner: 'id', sealed: 'sealed_subscription' },
} as const

export type TokenTable = keyof typeof sealedColumns
export type SealedToken = Readonly<{ ownerId: string; sealed: string }>

export const tokenTables: readonly TokenTable[] = [
  'bank_items',
  'bank_endings',
  'authenticator_apps',
  'push_keys',
  'push_subscriptions',
]

/** Includes tokens of exchanges that got no response: without their key, nobody finds the items they created. */
export async function countSealedTokens(db: Kysely<Schema>): Promise<number> {
  const counts = await Promise.all([
    ...tokenTables.map((table) => countValues(db, table, sealedColumns[table].sealed)),
    countValues(db, 'bank_exchanges', 'sealed_public_token'),
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

async function countValues(db: Kysely<Schema>, table: string, column: string): Promise<number> {
  const counted = sql<{
    values: number
  }>`select count(${sql.ref(column)}) as "values" from ${sql.table(table)}`
  const { rows } = await counted.execute(db)
  return rows[0]?.values ?? 0
}

/** A page in order of the owners' ids, starting after the given one. */
export async function listSealedTokens(
  db: Kysely<Schema>,
  table: TokenTable,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<SealedToken[]> {
  const owner = sql.ref(sealedColumns[table].owner)
  const sealed = sql.ref(sealedColumns[table].sealed)
  const { rows } = await sql<SealedToken>`
    select ${owner} as "ownerId", ${sealed} as sealed
    from ${sql.table(table)}
    where ${sealed} is not null and (${afterId}::uuid is null or ${owner} > ${afterId}::uuid)
    order by ${owner}
    limit ${limit}
  `.execute(db)
  return rows
}

/** Updates the value unless it has changed since it was read. */
export async function replaceSealedToken(
  db: Kysely<Schema>,
  table: TokenTable,
  { ownerId, from, to }: { ownerId: string; from: string; to: string },
): Promise<void> {
  const owner = sql.ref(sealedColumns[table].owner)
  const sealed = sql.ref(sealedColumns[table].sealed)
  await sql`
    update ${sql.table(table)} set ${sealed} = ${to} where ${owner} = ${ownerId} and ${sealed} = ${from}
  `.execute(db)
}
