/** Saved statement files: one item for each person and institution, to which later files are added. */
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { type NewBankAccount, toAccountRow } from './bank-items.ts'
import { type NewTransaction, putTransactions } from './bank-transactions.ts'

export type BankImport = Readonly<{
  userId: string
  institutionName: string
  /** For an item that is not there yet. */
  fresh: Readonly<{ id: string; handle: string }>
  /** Accounts and rows as they are named in the item of that id. */
  contents(itemId: string): Readonly<{
    accounts: readonly NewBankAccount[]
    transactions: readonly NewTransaction[]
  }>
  at: Date
}>

/** The handle of the item; null, and nothing saved, where the person would have more rows than `most`. */
export async function saveBankImport(
  db: Kysely<Schema>,
  { userId, institutionName, fresh, contents, at }: BankImport,
  { most }: { most: number },
): Promise<string | null> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId)
      const item =
        (await findImport(transaction, userId, institutionName)) ??
        (await addImport(transaction, { userId, institutionName, ...fresh, at }))
      const { accounts, transactions } = contents(item.id)
      await putAccounts(transaction, item.id, accounts)
      await putTransactions(transaction, item.id, transactions)
      await transaction.updateTable('bank_items').set({ synced_at: at }).where('id', '=', item.id).execute()
      if ((await countImportedRows(transaction, userId)) > most) {
        throw new TooMuch()
      }
      return item.handle
    })
  } catch (error) {
    if (error instanceof TooMuch) {
      return null
    }
    throw error
  }
}

class TooMuch extends Error {}

/** Two files saved at once would each begin an item of the same institution. */
async function lockUser(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

async function findImport(transaction: Transaction<Schema>, userId: string, institutionName: string) {
  return transaction
    .selectFrom('bank_items')
    .select(['id', 'handle'])
    .where('user_id', '=', userId)
    .where('source', '=', 'import')
    .where('institution_name', '=', institutionName)
    .executeTakeFirst()
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

async function putAccounts(
  transaction: Transaction<Schema>,
  itemId: string,
  accounts: readonly NewBankAccount[],
): Promise<void> {
  await transaction
    .insertInto('bank_accounts')
    .values(accounts.map((account) => toAccountRow(itemId, account)))
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'account_id']).doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .execute()
}

async function countImportedRows(transaction: Transaction<Schema>, userId: string): Promise<number> {
  const { rows } = await transaction
    .selectFrom('bank_transactions')
    .innerJoin('bank_items', 'bank_items.id', 'bank_transactions.item_id')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .where('bank_items.user_id', '=', userId)
    .where('bank_items.source', '=', 'import')
    .executeTakeFirstOrThrow()
  return Number(rows)
}
