/** The one worker of bank links. Any number of servers may run it: each item is leased to one of them at a time. */
import { claimDueItem } from '../../repositories/bank-sync.ts'
import { leaseFrom, type SyncDeps, syncItem } from './sync-item.ts'

/** A bank that is slow keeps one lane; the others go on. */
const LANES = 4

/** Syncs all that is due, and resolves when nothing is any more, or the signal says to stop. */
export async function syncDueItems(deps: SyncDeps, signal?: AbortSignal): Promise<void> {
  const lane = async () => {
    while (!signal?.aborted) {
      const now = deps.clock()
      const item = await claimDueItem(deps.database.db, now, leaseFrom(now))
      if (item === null) {
        return
      }
      await syncItem(deps, item, signal)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}
