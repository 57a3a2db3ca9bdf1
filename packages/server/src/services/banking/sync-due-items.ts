/** The one worker of bank links. Any number of servers may run it: each item is leased to one of them at a time. */
import { type ClaimedItem, claimDueItem } from '../../repositories/bank-sync.ts'
import { leaseFrom, type SyncDeps, syncItem } from './sync-item.ts'

/** A bank that is slow keeps one lane; the others go on. */
const LANES = 4

/** Syncs all that is due, and resolves when nothing is any more, or the signal says to stop. */
export async function syncDueItems(deps: SyncDeps, signal?: AbortSignal): Promise<void> {
  const claim = () => {
    const now = deps.clock()
    return signal?.aborted ? null : claimDueItem(deps.database.db, now, leaseFrom(now))
  }
  const lane = async (first: ClaimedItem | null) => {
    for (let item = first; item !== null; item = await claim()) {
      await syncItem(deps, item, signal)
    }
  }
  // Mostly nothing is due, and one question is enough to know.
  const first = await claim()
  if (first !== null) {
    await Promise.all([lane(first), ...Array.from({ length: LANES - 1 }, async () => lane(await claim()))])
  }
}
