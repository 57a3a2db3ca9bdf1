/** Database access of the sync worker: claiming items, and the one write at the end of a sync. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BankHistory, BankItemState, Schema } from '../db/schema.ts'
import { type BankItem, itemColumns, type NewBankAccount, toAccountRow } from './bank-items.ts'
import {
  deleteOtherTransactions,
  type NewTransaction,
  putTransactions,
  removeTransactions,
} from './bank-transactions.ts'

export type ClaimedItem = BankItem &
  Readonly<{
    sealedAccessToken: string
    cursor: string | null
    failedSyncs: number
    /** Until then nobody else works on the item, and nothing is written once another process has it. */
    leasedUntil: Date
  }>

export type Synced = Readonly<{
  /** The pages cover everything from the beginning: transactions they don't contain are deleted. */
  isWhole: boolean
  cursor: string | null
  changed: readonly NewTransaction[]
  removed: readonly string[]
  history: BankHistory
  needsLogin: boolean
  /** Null if they weren't requested: the stored ones stay. */
  accounts: readonly NewBankAccount[] | null
  freshAt: Date | null
  syncedAt: Date
  nextSyncAt: Date
}>

export type FailedSync = Readonly<{
  /** Null if the failure says nothing about the link itself. */
  state: BankItemState | null
  failedSyncs: number
  reason: string | null
  nextSyncAt: Date | null
}>

/**
 * Leases the item that has been due longest to the caller: until the lease ends, no other process gets it.
 * Skips items that another process is just claiming. Returns null if nothing is due.
 */
export async function claimDueItem(
  db: Kysely<Schema>,
  now: Date,
  leasedUntil: Date,
): Promise<ClaimedItem | null> {
  const claimed = await db
    .updateTable('bank_items')
    // Due again when the lease ends, in case this process dies; a sync requested meanwhile sets another time.
    .set({ leased_until: leasedUntil, next_sync_at: leasedUntil })
    .where('id', '=', (outer) =>
      outer
        .selectFrom('bank_items')
        .select('id')
        .where('source', '=', 'provider')
        .where('next_sync_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .orderBy('next_sync_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...itemColumns, 'cursor', 'failed_syncs as failedSyncs'])
    .executeTakeFirst()
  if (claimed === undefined) {
    return null
  }
  const { sealedAccessToken, ...item } = claimed
  if (sealedAccessToken === null) {
    throw new Error(`bank item ${item.id} has no token`)
  }
  return { ...item, sealedAccessToken, leasedUntil }
}

/** Extends the lease; returns null if the item was lost to another process or deleted. */
export async function extendLease(
  db: Kysely<Schema>,
  item: ClaimedItem,
  leasedUntil: Date,
): Promise<ClaimedItem | null> {
  const { numUpdatedRows } = await db
    .updateTable('bank_items')
    .set({ leased_until: leasedUntil, next_sync_at: unlessRescheduled(item, leasedUntil) })
    .where('id', '=', item.id)
    .where('leased_until', '=', item.leasedUntil)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...item, leasedUntil } : null
}

/**
 * Writes rows, accounts and cursor atomically. Returns false, without writing, if the item was lost
 * meanwhile.
 */
export async function applySync(db: Kysely<Schema>, item: ClaimedItem, synced: Synced): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const state = await lockHeld(transaction, item)
    if (state === null) {
      return false
    }
    if (synced.isWhole) {
      await deleteOtherTransactions(
        transaction,
        item.id,
        synced.changed.map(({ transactionId }) => transactionId),
      )
    }
    await removeTransactions(transaction, item.id, synced.removed)
    await putTransactions(transaction, item.id, synced.changed)
    if (synced.accounts !== null) {
      await replaceAccounts(transaction, item.id, synced.accounts)
    }
    await transaction
      .updateTable('bank_items')
      .set({
        cursor: synced.cursor,
        history: synced.history,
        state: synced.needsLogin ? 'login-required' : stateAfterSuccess(state),
        synced_at: synced.syncedAt,
        failed_syncs: 0,
        last_error: null,
        leased_until: null,
        next_sync_at: unlessRescheduled(item, synced.nextSyncAt),
        ...(synced.freshAt !== null && { fresh_at: synced.freshAt }),
      })
      .where('id', '=', item.id)
      .execute()
    return true
  })
}

export async function postponeSync(db: Kysely<Schema>, item: ClaimedItem, failed: FailedSync): Promise<void> {
  await db
    .updateTable('bank_items')
    .set({
      ...(failed.state !== null && { state: failed.state }),
      failed_syncs: failed.failedSyncs,
      last_error: failed.reason,
      leased_until: null,
      next_sync_at: unlessRescheduled(item, failed.nextSyncAt),
    })
    .where('id', '=', item.id)
    .where('leased_until', '=', item.leasedUntil)
    .execute()
}

/** A webhook that arrived during the sync must not be lost. */
function unlessRescheduled({ leasedUntil }: ClaimedItem, at: Date | null) {
  return sql<Date | null>`case when next_sync_at = ${leasedUntil}::timestamptz then ${at}::timestamptz else next_sync_at end`
}

/** The current state, which a webhook may have changed since the claim; null if the item was lost. */
async function lockHeld(transaction: Transaction<Schema>, item: ClaimedItem): Promise<BankItemState | null> {
  const row = await transaction
    .selectFrom('bank_items')
    .select('state')
    .where('id', '=', item.id)
    .where('leased_until', '=', item.leasedUntil)
    .forUpdate()
    .executeTakeFirst()
  return row?.state ?? null
}

/** A link that will expire soon still works; one that works is neither locked nor gone. */
function stateAfterSuccess(state: BankItemState): BankItemState {
  return state === 'expiring' ? 'expiring' : 'ready'
}

/**
 * Transactions of an account that is no longer shared stay hidden: the cursor is past them, in case it's
 * shared again.
 */
async function replaceAccounts(
  transaction: Transaction<Schema>,
  itemId: string,
  accounts: readonly NewBankAccount[],
): Promise<void> {
  await transaction.deleteFrom('bank_accounts').where('item_id', '=', itemId).execute()
  if (accounts.length > 0) {
    await transaction
      .insertInto('bank_accounts')
      .values(accounts.map((account) => toAccountRow(itemId, account)))
      .execute()
  }
}
