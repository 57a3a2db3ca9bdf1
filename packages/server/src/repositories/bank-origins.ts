/** Which provider and environment stored tokens belong to. */
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { BankEnvironment, BankOrigin } from '../addresses/bank-origin.ts'
import type { Schema } from '../db/schema.ts'

type TokenTable = 'bank_items' | 'bank_endings' | 'bank_exchanges'

const tokenTables: readonly TokenTable[] = ['bank_items', 'bank_endings', 'bank_exchanges']

/** Matches rows of any of these origins. */
export function isFrom(origins: readonly BankOrigin[]) {
  return (row: ExpressionBuilder<Schema, TokenTable>) =>
    row.or(origins.map(({ provider, environment }) => row.and({ provider, environment })))
}

/** Fills in the environment of links that were made before it was stored. All of them are Plaid's. */
export async function fillInEnvironment(db: Kysely<Schema>, environment: BankEnvironment): Promise<void> {
  for (const table of tokenTables) {
    await db
      .updateTable(table)
      .set({ environment })
      .where('provider', '=', 'plaid')
      .where('environment', 'is', null)
      .execute()
  }
}
