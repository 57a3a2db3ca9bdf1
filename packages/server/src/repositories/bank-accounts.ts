import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { ItemKey, NewBankAccount } from './bank-items.ts'

export type BankAccount = NewBankAccount & Readonly<{ itemId: string; persistentId: string | null }>

/** All accounts of a user, of every link, in the order of linking and then by name. */
export async function listBankAccounts(db: Kysely<Schema>, userId: string): Promise<BankAccount[]> {
  return db
    .selectFrom('bank_accounts')
    .innerJoin('bank_items', (join) =>
      join
        .onRef('bank_items.user_id', '=', 'bank_accounts.user_id')
        .onRef('bank_items.id', '=', 'bank_accounts.item_id'),
    )
    .select([
      'bank_accounts.item_id as itemId',
      'bank_accounts.account_id as accountId',
      'bank_accounts.name',
      'bank_accounts.official_name as officialName',
      'bank_accounts.mask',
      'bank_accounts.type',
      'bank_accounts.subtype',
      'bank_accounts.persistent_id as persistentId',
    ])
    .where('bank_accounts.user_id', '=', userId)
    .orderBy('bank_items.linked_at')
    .orderBy('bank_accounts.item_id')
    .orderBy('bank_accounts.name')
    .orderBy('bank_accounts.account_id')
    .execute()
}

/** Revoked at the bank: deletes the account and its transactions. */
export async function deleteBankAccount(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  accountId: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of ['bank_transactions', 'bank_accounts'] as const) {
      await transaction
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('item_id', '=', id)
        .where('account_id', '=', accountId)
        .execute()
    }
  })
}
