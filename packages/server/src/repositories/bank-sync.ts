/** Database access of the sync worker: claiming items, and the one write at the end of a sync. */
import type { Day } from '@cardsight/engine/dates'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { BankHistory, BankItemState, Schema } from '../db/schema.ts'
import {
  type BankItem,
  deleteTransactionsInBatches,
  type ItemKey,
  itemColumns,
  type NewBankAccount,
  toAccountRow,
} from './bank-items.ts'
import { isFrom } from './bank-origins.ts'
import {
  deleteOtherTransactions,
  deleteTransactionsOfOtherAccounts,
  type NewTransaction,
  putTransactions,
  removeTransactions,
} from './bank-transactions.ts'
import { isUnleased } from './leases.ts'

export type ClaimedItem = BankItem &
  Readonly<{
    sealedAccessToken: string
    cursor: string | null
    failedSyncs: number
    /** Until then nobody else works on the item, and nothing is written once another process has it. */
    leasedUntil: Date
  }>

export type Synced = Readonly<{
  /**
   * Since which day the pages contain everything: stored transactions that they don't contain are deleted. Null as a
   * day is the beginning; null as a whole deletes none.
   */
  replaces: Readonly<{ since: Day | null }> | null
  cursor: string | null
  changed: readonly NewTransaction[]
  removed: readonly string[]
  /** How many transactions couldn't be read. */
  skipped: number
  history: BankHistory
  /** What the provider reports about a link that it could still read; null if nothing. */
  trouble: Readonly<{ reason: string; state: BankItemState | null }> | null
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
  /** The user withdrew our access. */
  deletesTransactions: boolean
}>

/**
 * Leases the item that has been due longest to the caller: until the lease ends, no other process gets it.
 * Skips items that another process is just claiming, and those of other origins, whose tokens nobody here
 * accepts. Returns null if nothing is due.
 */
export async function claimDueItem(
  db: Kysely<Schema>,
  origins: readonly BankOrigin[],
  { now, leasedUntil }: { now: Date; leasedUntil: Date },
): Promise<ClaimedItem | null> {
  const claimed = await db
    .updateTable('bank_items')
    // Due again when the lease ends, in case this process dies; a sync requested meanwhile sets another time.
    .set({ leased_until: leasedUntil, next_sync_at: leasedUntil })
    .where('id', '=', (outer) =>
      outer
        .selectFrom('bank_items')
        .select('id')
        .where(isFrom(origins))
        .where('next_sync_at', '<=', now)
        .where(isUnleased(now, leasedUntil))
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
    .where('user_id', '=', item.userId)
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
    if (synced.replaces !== null) {
      const changedIds = synced.changed.map(({ transactionId }) => transactionId)
      await deleteOtherTransactions(transaction, item, { ids: changedIds, ...synced.replaces })
    }
    await removeTransactions(transaction, item, synced.removed)
    await putTransactions(transaction, item, synced.changed)
    const hasNewAccounts =
      synced.accounts !== null && (await replaceAccounts(transaction, item, synced.accounts))
    await transaction
      .updateTable('bank_items')
      .set({
        // The cursor may be past a new account's transactions: it may have been shared before.
        cursor: hasNewAccounts ? null : synced.cursor,
        history: synced.history,
        state: synced.trouble?.state ?? stateAfterSuccess(state),
        synced_at: synced.syncedAt,
        failed_syncs: 0,
        last_error: synced.trouble?.reason ?? null,
        leased_until: null,
        next_sync_at: unlessRescheduled(item, hasNewAccounts ? synced.syncedAt : synced.nextSyncAt),
        skipped_rows:
          synced.replaces === null ? sql<number>`skipped_rows + ${synced.skipped}::int` : synced.skipped,
        ...(synced.freshAt !== null && { fresh_at: synced.freshAt }),
      })
      .where('user_id', '=', item.userId)
      .where('id', '=', item.id)
      .execute()
    return true
  })
}

export async function postponeSync(db: Kysely<Schema>, item: ClaimedItem, failed: FailedSync): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('bank_items')
    .set({
      ...(failed.state !== null && { state: failed.state }),
      failed_syncs: failed.failedSyncs,
      last_error: failed.state === null ? unlessDisconnected(failed.reason) : failed.reason,
      leased_until: null,
      next_sync_at: unlessRescheduled(item, failed.nextSyncAt),
    })
    .where('user_id', '=', item.userId)
    .where('id', '=', item.id)
    .where('leased_until', '=', item.leasedUntil)
    .executeTakeFirst()
  if (failed.deletesTransactions && numUpdatedRows > 0n) {
    await deleteTransactionsInBatches(db, item.userId, item.id)
  }
}

/** A webhook that arrived during the sync must not be lost. */
function unlessRescheduled({ leasedUntil }: ClaimedItem, at: Date | null) {
  return sql<Date | null>`case when next_sync_at = ${leasedUntil}::timestamptz then ${at}::timestamptz else next_sync_at end`
}

/** A failure that passes must not hide why a link is disconnected. */
function unlessDisconnected(reason: string | null) {
  return sql<
    string | null
  >`case when state in ('login-required', 'gone') then coalesce(last_error, ${reason}::text) else ${reason}::text end`
}

/** The current state, which a webhook may have changed since the claim; null if the item was lost. */
async function lockHeld(transaction: Transaction<Schema>, item: ClaimedItem): Promise<BankItemState | null> {
  const row = await transaction
    .selectFrom('bank_items')
    .select('state')
    .where('user_id', '=', item.userId)
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
 * Stores the accounts that the user has just chosen. If one is new, everything is read again from the beginning,
 * because the cursor may be past its transactions. A sync that is running must not bring the cursor back.
 */
export async function saveSharedAccounts(
  db: Kysely<Schema>,
  item: ItemKey,
  accounts: readonly NewBankAccount[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In the same order as a sync, so that neither waits for the other.
    await transaction
      .selectFrom('bank_items')
      .select('id')
      .where('user_id', '=', item.userId)
      .where('id', '=', item.id)
      .forUpdate()
      .execute()
    const hasNewAccounts = await replaceAccounts(transaction, item, accounts)
    await transaction
      .updateTable('bank_items')
      .set({
        has_new_accounts: false,
        ...(hasNewAccounts && { cursor: null, history: 'recent' as const, leased_until: null }),
      })
      .where('user_id', '=', item.userId)
      .where('id', '=', item.id)
      .execute()
  })
}

/**
 * Deletes accounts that are no longer shared, with their transactions. Returns whether one is shared that
 * wasn't stored before.
 */
async function replaceAccounts(
  transaction: Transaction<Schema>,
  item: ItemKey,
  accounts: readonly NewBankAccount[],
): Promise<boolean> {
  const stored = await transaction
    .deleteFrom('bank_accounts')
    .where('user_id', '=', item.userId)
    .where('item_id', '=', item.id)
    .returning('account_id as accountId')
    .execute()
  if (accounts.length > 0) {
    await transaction
      .insertInto('bank_accounts')
      .values(accounts.map((account) => toAccountRow(item, account)))
      .execute()
  }
  const sharedIds = accounts.map(({ accountId }) => accountId)
  await deleteTransactionsOfOtherAccounts(transaction, item, sharedIds)
  const storedIds = new Set(stored.map(({ accountId }) => accountId))
  return sharedIds.some((accountId) => !storedIds.has(accountId))
}
