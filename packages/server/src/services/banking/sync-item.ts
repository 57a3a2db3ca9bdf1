import { BankError, type BankErrorKind } from '../../bank/bank.ts'
import type { BankHistory, BankItemState } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import { applySync, type ClaimedItem, extendLease, postponeSync } from '../../repositories/bank-sync.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { type Changes, collectChanges } from './collect-changes.ts'
import { dailyPause, pauseAfterFailure, pauseAfterSync } from './sync-schedule.ts'

/** Longer than any call to the provider, and renewed before each: it only ends if the process died. */
const LEASE_MS = 60_000

export type SyncDeps = Pick<Deps, 'database' | 'bank' | 'cipher' | 'clock' | 'log'>

/** Not the item's failure: it's returned unchanged. */
class Interrupted extends Error {}

/**
 * Fetches the changes of a claimed item and stores them with its cursor. If the bank fails, the sync is only
 * postponed.
 */
export async function syncItem(deps: SyncDeps, claimed: ClaimedItem, signal?: AbortSignal): Promise<void> {
  let item = claimed
  const beforePage = async () => {
    const longer = signal?.aborted ? null : await extendLease(deps.database.db, item, leaseFrom(deps.clock()))
    if (longer === null) {
      throw new Interrupted()
    }
    item = longer
  }
  try {
    const accessToken = deps.cipher.open(item.sealedAccessToken, item.id)
    const source = { bank: deps.bank, accessToken, cursor: item.cursor, beforePage }
    const changes = await collectChanges(source)
    const seen = needsItemState(item, changes) ? await readItemState(deps, accessToken) : emptyState
    await store(deps, item, changes, seen)
  } catch (error) {
    await postpone(deps, item, error)
  }
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

type ItemState = Readonly<{
  accounts: readonly NewBankAccount[] | null
  freshAt: Date | null
  needsLogin: boolean
}>
const emptyState: ItemState = { accounts: null, freshAt: null, needsLogin: false }

async function store({ database, clock }: SyncDeps, item: ClaimedItem, changes: Changes, seen: ItemState) {
  const now = clock()
  const history = furtherOf(item.history, changes.history)
  const pauseMs = pauseAfterSync({ ...item, isComplete: history === 'complete' }, now)
  await applySync(database.db, item, {
    // A provider that has nothing yet says nothing about the stored data.
    isWhole: changes.fromCursor === null && changes.history !== 'none',
    cursor: changes.cursor,
    changed: changes.changed,
    removed: changes.removed,
    history,
    ...seen,
    syncedAt: now,
    nextSyncAt: new Date(now.getTime() + pauseMs),
  })
}

/** While history comes in, it's called every few seconds, and the provider counts these calls too. */
function needsItemState(item: ClaimedItem, { changed, removed, history }: Changes): boolean {
  return history === 'complete' || item.history === 'complete' || changed.length + removed.length > 0
}

/** The transactions are complete without it, so a failure here doesn't postpone anything. */
async function readItemState({ bank, log }: SyncDeps, accessToken: string): Promise<ItemState> {
  try {
    const [{ freshAt, needsLogin }, accounts] = await Promise.all([
      bank.describeItem(accessToken),
      bank.listAccounts(accessToken),
    ])
    return { freshAt, needsLogin, accounts: accounts.length > 0 ? accounts : null }
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'the state of a bank link could not be read')
    return emptyState
  }
}

async function postpone(
  { database, clock, log }: SyncDeps,
  item: ClaimedItem,
  error: unknown,
): Promise<void> {
  const now = clock()
  if (error instanceof Interrupted) {
    const { failedSyncs } = item
    await postponeSync(database.db, item, { state: null, failedSyncs, reason: null, nextSyncAt: now })
    return
  }
  const { kind, retryAfterMs } = error instanceof BankError ? error : unknownTrouble
  const failedSyncs = item.failedSyncs + 1
  const about = { item: item.id, kind, failedSyncs, reason: reasonOf(error), requestId: requestIdOf(error) }
  if (error instanceof BankError) {
    log.warn(about, 'a bank link could not be synced')
  } else {
    log.error({ ...about, err: error }, 'a bank link could not be synced')
  }
  const state = stateAfter(kind)
  const pauseMs = state === null ? pauseAfterFailure(kind, failedSyncs, retryAfterMs) : dailyPause(item.id)
  await postponeSync(database.db, item, {
    state,
    failedSyncs,
    reason: kind,
    nextSyncAt: state === 'gone' ? null : new Date(now.getTime() + pauseMs),
  })
}

const unknownTrouble = { kind: 'unavailable', retryAfterMs: null } as const

/** All other errors are temporary, and a user can't do anything about them. */
function stateAfter(kind: BankErrorKind): BankItemState | null {
  return kind === 'login-required' || kind === 'gone' ? kind : null
}

function reasonOf(error: unknown): string {
  if (error instanceof BankError) {
    return error.code ?? error.kind
  }
  return error instanceof SealBroken ? `${error.name}: ${error.message}` : 'bug'
}

function requestIdOf(error: unknown): string | null {
  return error instanceof BankError ? error.requestId : null
}

const order: readonly BankHistory[] = ['none', 'recent', 'complete']

function furtherOf(a: BankHistory, b: BankHistory): BankHistory {
  return order.indexOf(a) > order.indexOf(b) ? a : b
}
