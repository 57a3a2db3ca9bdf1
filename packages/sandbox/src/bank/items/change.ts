import type { TransactionRow } from '../histories/transaction-history.ts'

/** A transaction as one Item shows it, pending or posted. */
export type Entry = {
  readonly id: string
  readonly row: TransactionRow
  readonly cents: number
  /** The id that a posted transaction had while pending. */
  readonly pendingId: string | null
}

export type Change = { readonly kind: 'added' | 'modified' | 'removed'; readonly entry: Entry }

/** Merges the changes into at most one per transaction. A transaction that was added and removed is left out. */
export function netChanges(changes: readonly Change[]): Change[] {
  const net = new Map<string, Change>()
  for (const change of changes) {
    const { id } = change.entry
    const merged = merge(net.get(id) ?? null, change)
    if (merged === null) {
      net.delete(id)
    } else {
      net.set(id, merged)
    }
  }
  return [...net.values()]
}

function merge(before: Change | null, { kind, entry }: Change): Change | null {
  if (before === null) {
    return { kind, entry }
  }
  if (kind === 'removed') {
    return before.kind === 'added' ? null : { kind, entry }
  }
  // For a client that syncs only now, a row that was removed and added again was merely modified.
  return { kind: before.kind === 'removed' ? 'modified' : before.kind, entry }
}
