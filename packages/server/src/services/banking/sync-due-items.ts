/**
 * Worker that syncs bank links. Any number of servers may run it: each item is leased to one of them at a
 * time.
 */
import { type ClaimedItem, claimDueItem } from '../../repositories/bank-sync.ts'
import { allBanks } from './banks.ts'
import { leaseFrom, type SyncDeps, syncItem } from './sync-item.ts'

/** A slow bank only blocks one of these; the others continue. */
const CONCURRENCY = 4

/** Syncs all due items, and resolves when none is left or the signal aborts. */
export async function syncDueItems(deps: SyncDeps, signal?: AbortSignal): Promise<void> {
  const claim = () => {
    const now = deps.clock()
    return signal?.aborted
      ? null
      : claimDueItem(deps.database.db, allBanks(deps), { now, leasedUntil: leaseFrom(now) })
  }
  const worker = async (first: ClaimedItem | null) => {
    for (let item = first; item !== null; item = await claim()) {
      await syncItem(deps, item, signal)
    }
  }
  // Usually nothing is due, and one query is enough to know.
  const first = await claim()
  if (first !== null) {
    await Promise.all([
      worker(first),
      ...Array.from({ length: CONCURRENCY - 1 }, async () => worker(await claim())),
    ])
  }
}
