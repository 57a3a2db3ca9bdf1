import { BankError, type BankErrorKind } from '../../bank/bank-error.ts'
import type { BankHistory } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { NewBankAccount } from '../../repositories/bank-items.ts'
import {
  applySync,
  type ClaimedItem,
  extendLease,
  postponeSync,
  type Synced,
} from '../../repositories/bank-sync.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { findBank } from './banks.ts'
import { type Changes, collectChanges } from './collect-changes.ts'
import { linkStateAfter } from './link-state.ts'
import { dailyPause, pauseAfterFailure, pauseAfterSync } from './sync-schedule.ts'

/** Longer than any call to the provider, and renewed before each: it only ends if the process died. */
const LEASE_MS = 60_000

export type SyncDeps = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher' | 'clock' | 'log'>

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
    const bank = findBank(deps, item)
    if (bank === null) {
      throw new Interrupted()
    }
    const accessToken = deps.cipher.open(item.sealedAccessToken, item.id)
    const changes = await collectChanges({ bank, accessToken, cursor: item.cursor, beforePage })
    const seen = needsItemState(item, changes)
      ? await readItemState({ ...deps, bank }, accessToken)
      : emptyState
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
  trouble: BankErrorKind | null
}>
const emptyState: ItemState = { accounts: null, freshAt: null, trouble: null }

async function store(
  { database, clock, log }: SyncDeps,
  item: ClaimedItem,
  changes: Changes,
  seen: ItemState,
) {
  const { accounts, freshAt, trouble } = seen
  if (changes.skipped > 0) {
    log.warn({ item: item.id, skipped: changes.skipped }, 'skipped bank transactions that we cannot read')
  }
  const now = clock()
  const history = furtherOf(item.history, changes.history)
  const pauseMs = pauseAfterSync({ ...item, isComplete: history === 'complete' }, now)
  await applySync(database.db, item, {
    replaces: replacedBy(changes),
    cursor: changes.cursor,
    changed: changes.changed,
    removed: changes.removed,
    skipped: changes.skipped,
    history,
    accounts,
    freshAt,
    trouble: trouble === null ? null : { reason: trouble, state: linkStateAfter(trouble) },
    syncedAt: now,
    nextSyncAt: new Date(now.getTime() + pauseMs),
  })
}

function replacedBy({ coverage, fromCursor, history }: Changes): Synced['replaces'] {
  switch (coverage.kind) {
    case 'days':
      return { since: coverage.since }
    case 'changes':
      // A provider that has nothing yet says nothing about the stored data.
      return fromCursor === null && history !== 'none' ? { since: null } : null
    case 'partial':
      return null
  }
}

/** While history comes in, it's called every few seconds, and the provider counts these calls too. */
function needsItemState(item: ClaimedItem, { changed, removed, history }: Changes): boolean {
  return history === 'complete' || item.history === 'complete' || changed.length + removed.length > 0
}

/** The transactions are complete without it, so a failure here doesn't postpone anything. */
async function readItemState({ bank, log }: SyncDeps, accessToken: string): Promise<ItemState> {
  try {
    const [{ freshAt, trouble }, accounts] = await Promise.all([
      bank.describeItem(accessToken),
      bank.listAccounts(accessToken),
    ])
    // A broken link says nothing about what is still shared.
    return { freshAt, trouble, accounts: trouble === null ? accounts : null }
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
    await postponeSync(database.db, item, {
      state: null,
      failedSyncs,
      reason: null,
      nextSyncAt: now,
      deletesTransactions: false,
    })
    return
  }
  const { kind, retryAfterMs } = error instanceof BankError ? error : unknownTrouble
  const failedSyncs = item.failedSyncs + 1
  logFailure(log, { item: item.id, kind, failedSyncs, reason: reasonOf(error) }, error)
  const state = linkStateAfter(kind)
  const pauseMs = state === null ? pauseAfterFailure(kind, failedSyncs, retryAfterMs) : dailyPause(item.id)
  await postponeSync(database.db, item, {
    state,
    failedSyncs,
    reason: kind,
    // A revoked link can't come back. Others are tried again: the operator may have restored the right keys.
    nextSyncAt: kind === 'revoked' ? null : new Date(now.getTime() + pauseMs),
    deletesTransactions: kind === 'revoked',
  })
}

const unknownTrouble = { kind: 'unavailable', retryAfterMs: null } as const

/** Our own failures are errors, and a provider's are warnings: a user or time fixes most of them. */
function logFailure(log: SyncDeps['log'], about: object, error: unknown): void {
  const text = 'a bank link could not be synced'
  if (!(error instanceof BankError)) {
    log.error({ ...about, err: error }, text)
    return
  }
  const isOurs = error.state === 'misconfigured' || !error.details.isKnownCode
  log[isOurs ? 'error' : 'warn']({ ...about, ...error.details }, text)
}

function reasonOf(error: unknown): string {
  if (error instanceof BankError) {
    return error.code ?? error.kind
  }
  return error instanceof SealBroken ? `${error.name}: ${error.message}` : 'bug'
}

const order: readonly BankHistory[] = ['none', 'recent', 'complete']

function furtherOf(a: BankHistory, b: BankHistory): BankHistory {
  return order.indexOf(a) > order.indexOf(b) ? a : b
}
