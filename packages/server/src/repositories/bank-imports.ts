/** Saved statement files: one item per user and institution, to which later files are added. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type ItemKey, type NewBankAccount, toAccountRow } from './bank-items.ts'
import { putBatches, type TransactionBatch } from './bank-transactions.ts'

export type BankImport = Readonly<{
  userId: string
  institutionName: string
  /**
   * Id of the user's import for the institution, or of a new one. It's hashed into the ids of accounts and
   * rows.
   */
  itemId: string
  /** Handle of a new import. */
  handle: string
  accounts: readonly NewBankAccount[]
  batches: readonly TransactionBatch[]
  at: Date
}>

/** A user's imports. */
export async function listImports(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ id: string; institutionName: string }[]> {
  return db
    .selectFrom('bank_items')
    .select(['id', 'institution_name as institutionName'])
    .where('user_id', '=', userId)
    .where('source', '=', 'import')
    .execute()
}

/**
 * Saves everything or nothing. Returns 'too-much' if the user would have more rows than `most`, and
 * 'outdated' if the institution's import isn't the one whose id was used for the ids of accounts and rows.
 */
export async function saveBankImport(
  db: Kysely<Schema>,
  { userId, institutionName, itemId, handle, accounts, batches, at }: BankImport,
  { most }: { most: number },
): Promise<{ handle: string } | 'too-much' | 'outdated'> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId)
      const known = await findImport(transaction, userId, institutionName)
      if (known !== null && known.id !== itemId) {
        return 'outdated'
      }
      const item =
        known ?? (await addImport(transaction, { id: itemId, userId, institutionName, handle, at }))
      const key = { id: item.id, userId }
      await putAccounts(transaction, key, accounts)
      await putBatches(transaction, key, batches)
      await markImported(transaction, key, at)
      if ((await countImportedRows(transaction, userId)) > most) {
        throw new TooMuch()
      }
      return { handle: item.handle }
    })
  } catch (error) {
    if (error instanceof TooMuch) {
      return 'too-much'
    }
    throw error
  }
}

class TooMuch extends Error {}

/** Two concurrent imports would otherwise each create an item for the same institution. */
async function lockUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

async function findImport(transaction: Transaction<Schema>, userId: string, institutionName: string) {
  const found = await transaction
    .selectFrom('bank_items')
    .select(['id', 'handle'])
    .where('user_id', '=', userId)
    .where('source', '=', 'import')
    .where('institution_name', '=', institutionName)
    .executeTakeFirst()
  return found ?? null
}

type NewImport = Readonly<{ id: string; handle: string; userId: string; institutionName: string; at: Date }>

async function addImport(
  transaction: Transaction<Schema>,
  { id, handle, userId, institutionName, at }: NewImport,
) {
  await transaction
    .insertInto('bank_items')
    .values({
      id,
      user_id: userId,
      handle,
      source: 'import',
      institution_name: institutionName,
      state: 'ready',
      history: 'complete',
      linked_at: at,
    })
    .execute()
  return { id, handle }
}

async function markImported(transaction: Transaction<Schema>, { id, userId }: ItemKey, at: Date) {
  await transaction
    .updateTable('bank_items')
    .set({ synced_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

async function putAccounts(
  transaction: Transaction<Schema>,
  item: ItemKey,
  accounts: readonly NewBankAccount[],
): Promise<void> {
  await transaction
    .insertInto('bank_accounts')
    .values(accounts.map((account) => toAccountRow(item, account)))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'item_id', 'account_id'])
        .doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .execute()
}

async function countImportedRows(transaction: Transaction<Schema>, userId: string): Promise<number> {
  const { rows } = await transaction
    .selectFrom('bank_transactions')
    .innerJoin('bank_items', (join) =>
      join
        .onRef('bank_items.user_id', '=', 'bank_transactions.user_id')
        .onRef('bank_items.id', '=', 'bank_transactions.item_id'),
    )
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('bank_transactions.user_id', '=', userId)
    .where('bank_items.source', '=', 'import')
    .executeTakeFirstOrThrow()
  return Number(rows)
}
