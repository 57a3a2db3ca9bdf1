import { type Kysely, sql, type Transaction } from 'kysely'
import type { BankEnvironment, BankOrigin, BankProvider } from '../addresses/bank-origin.ts'
import type { BankHistory, BankItemState, Schema } from '../db/schema.ts'

const ROWS_PER_DELETE = 1000

export type BankItem = Readonly<{
  id: string
  userId: string
  /** Opaque id for browsers. */
  handle: string
  source: 'provider' | 'import'
  /** Null for an import. */
  provider: BankProvider | null
  /** Null for an import. */
  environment: BankEnvironment | null
  /** Decrypted by the cipher, with `id` as its owner; null for an import. */
  sealedAccessToken: string | null
  institutionId: string | null
  institutionName: string
  institutionLogo: string | null
  state: BankItemState
  history: BankHistory
  linkedAt: Date
  syncedAt: Date | null
  freshAt: Date | null
  /** Kind of `BankError` that the last sync ended with; null if it succeeded. */
  lastError: string | null
  /** Transactions that we couldn't read since the item was last read from the beginning. */
  skippedRows: number
  /** The bank has accounts that the user could share. */
  hasNewAccounts: boolean
}>

export type NewBankItem = Omit<
  BankItem,
  'state' | 'history' | 'syncedAt' | 'freshAt' | 'lastError' | 'skippedRows' | 'hasNewAccounts'
> &
  Readonly<{
    /** Null for an import. */
    providerItemId: string | null
    history: BankHistory
    /** When the worker should sync it; null for an import. */
    nextSyncAt: Date | null
    /** Where the provider sends webhooks about it. */
    webhookUrl?: string | null
  }>

export type NewBankAccount = Readonly<{
  accountId: string
  name: string
  officialName: string | null
  mask: string | null
  type: string
  subtype: string
  /** The bank's own id for the account; null or absent if it has none. */
  persistentId?: string | null
}>

/** Both ids, because rows of an item are stored by person. */
export type ItemKey = Pick<BankItem, 'id' | 'userId'>

export const itemColumns = [
  'bank_items.id',
  'bank_items.user_id as userId',
  'bank_items.handle',
  'bank_items.source',
  'bank_items.provider',
  'bank_items.environment',
  'bank_items.sealed_access_token as sealedAccessToken',
  'bank_items.institution_id as institutionId',
  'bank_items.institution_name as institutionName',
  'bank_items.institution_logo as institutionLogo',
  'bank_items.state',
  'bank_items.history',
  'bank_items.linked_at as linkedAt',
  'bank_items.synced_at as syncedAt',
  'bank_items.fresh_at as freshAt',
  'bank_items.last_error as lastError',
  'bank_items.skipped_rows as skippedRows',
  'bank_items.has_new_accounts as hasNewAccounts',
] as const

/** Until the transaction ends, nobody else links anything for this user: two tabs may try at once. */
export async function lockLinksOf(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/** Both or nothing: an item without its accounts would look like a bank that shares none. */
export async function createBankItem(
  db: Kysely<Schema>,
  item: NewBankItem,
  accounts: readonly NewBankAccount[],
): Promise<void> {
  const insert = async (transaction: Kysely<Schema>) => {
    await transaction.insertInto('bank_items').values(toRow(item)).execute()
    if (accounts.length > 0) {
      await transaction
        .insertInto('bank_accounts')
        .values(accounts.map((account) => toAccountRow(item, account)))
        .execute()
    }
  }
  await (db.isTransaction ? insert(db) : db.transaction().execute(insert))
}

/** A user's links, oldest first. */
export async function listBankItems(db: Kysely<Schema>, userId: string): Promise<BankItem[]> {
  return db
    .selectFrom('bank_items')
    .select(itemColumns)
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('id')
    .execute()
}

/** Returns null if there is none, or if it belongs to another user. */
export async function findBankItem(
  db: Kysely<Schema>,
  userId: string,
  handle: string,
): Promise<BankItem | null> {
  const item = await db
    .selectFrom('bank_items')
    .select(itemColumns)
    .where('user_id', '=', userId)
    .where('handle', '=', handle)
    .executeTakeFirst()
  return item ?? null
}

/** For webhooks, which don't identify our users. */
export async function findBankItemOfProvider(
  db: Kysely<Schema>,
  { provider, environment }: BankOrigin,
  providerItemId: string,
): Promise<BankItem | null> {
  const item = await db
    .selectFrom('bank_items')
    .select(itemColumns)
    .where('provider', '=', provider)
    .where('environment', '=', environment)
    .where('provider_item_id', '=', providerItemId)
    .executeTakeFirst()
  return item ?? null
}

/**
 * Deletes the user's item with its accounts and transactions. Returns whether there was one. Not atomic on
 * its own.
 */
export async function deleteBankItem(db: Kysely<Schema>, userId: string, id: string): Promise<boolean> {
  await deleteTransactionsInBatches(db, userId, id)
  const { numDeletedRows } = await db
    .deleteFrom('bank_items')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Deleting the item would delete them all in one statement, which blocks the main thread for too long with
 * the embedded engine. A list of ids instead of the last one would be joined, and the join is slow if PostgreSQL
 * expects few rows.
 */
export async function deleteTransactionsInBatches(
  db: Kysely<Schema>,
  userId: string,
  itemId: string,
): Promise<void> {
  for (let deleted = 1n; deleted > 0n; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from bank_transactions
      where user_id = ${userId}::uuid and item_id = ${itemId}::uuid and transaction_id <= (
        select max(transaction_id) from (
          select transaction_id from bank_transactions
          where user_id = ${userId}::uuid and item_id = ${itemId}::uuid
          order by transaction_id limit ${ROWS_PER_DELETE}::int
        ) as batch
      )`.execute(db)
    deleted = numAffectedRows
  }
}

/** Schedules a sync at that time, or as soon as possible. */
export async function requestSync(db: Kysely<Schema>, { id, userId }: ItemKey, at: Date): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({ next_sync_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('source', '=', 'provider')
    .execute()
}

/** Only from one of the given states: late news must not overwrite a newer state. */
export async function changeItemState(
  db: Kysely<Schema>,
  { id, userId }: ItemKey,
  { from, to }: { from: readonly BankItemState[]; to: BankItemState },
): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({ state: to })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', 'in', from)
    .execute()
}

/** The user can share them in the linking flow. */
export async function markNewAccounts(db: Kysely<Schema>, { id, userId }: ItemKey): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({ has_new_accounts: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export function toAccountRow({ id, userId }: ItemKey, account: NewBankAccount) {
  return {
    user_id: userId,
    item_id: id,
    account_id: account.accountId,
    name: account.name,
    official_name: account.officialName,
    mask: account.mask,
    type: account.type,
    subtype: account.subtype,
    persistent_id: account.persistentId ?? null,
  }
}

function toRow(item: NewBankItem) {
  return {
    id: item.id,
    user_id: item.userId,
    handle: item.handle,
    source: item.source,
    provider: item.provider,
    environment: item.environment,
    provider_item_id: item.providerItemId,
    sealed_access_token: item.sealedAccessToken,
    institution_id: item.institutionId,
    institution_name: item.institutionName,
    institution_logo: item.institutionLogo,
    state: 'ready' as const,
    history: item.history,
    linked_at: item.linkedAt,
    next_sync_at: item.nextSyncAt,
    webhook_url: item.webhookUrl ?? null,
  }
}
