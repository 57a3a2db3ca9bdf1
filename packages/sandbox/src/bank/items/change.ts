import type { Row } from '../histories/story.ts'

/** A row as one Item shows it, pending or posted. */
export type Entry = {
  readonly id: string
  readonly row: Row
  readonly cents: number
  /** The id under which a posted row was pending. */
  readonly pendingId: string | null
}

export type Change = { readonly kind: 'added' | 'modified' | 'removed'; readonly entry: Entry }

/** One change per row: what came and went in between is not told. */
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
  // A row that went and came back was there all along for someone who looks only now.
  return { kind: before.kind === 'removed' ? 'modified' : before.kind, entry }
}
