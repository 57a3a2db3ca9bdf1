/** An Item's append-only log of changes. It is the difference of what the Item's successive views show. */
import { dayOf } from '../days.ts'
import type { Story } from '../histories/story.ts'
import { derivedId } from '../ids.ts'
import type { Item, View } from '../state.ts'
import type { Change, Entry } from './change.ts'
import { createdRows } from './created-rows.ts'

export type Ledger = {
  readonly changes: Change[]
  /** What is there now, by id. */
  readonly entries: Map<string, Entry>
  viewCount: number
}

/** Days that arrive first; the rest of the history follows. */
const FIRST_DAYS = 30

export function createLedger(): Ledger {
  return { changes: [], entries: new Map(), viewCount: 0 }
}

/** Writes down what the views add that the ledger has not seen. Told from the start, it ends the same. */
export function catchUp(ledger: Ledger, item: Item, story: Story): void {
  for (const view of item.views.slice(ledger.viewCount)) {
    const shown = entriesOf(item, story, view)
    const gone = [...ledger.entries.values()].filter(({ id }) => !shown.has(id))
    for (const entry of gone) {
      ledger.entries.delete(entry.id)
      ledger.changes.push({ kind: 'removed', entry })
    }
    for (const entry of shown.values()) {
      const before = ledger.entries.get(entry.id)
      if (before === undefined || before.cents !== entry.cents) {
        ledger.changes.push({ kind: before === undefined ? 'added' : 'modified', entry })
      }
      ledger.entries.set(entry.id, entry)
    }
    ledger.viewCount += 1
  }
}

function entriesOf(item: Item, story: Story, view: View): Map<string, Entry> {
  const start = dayOf(item.startedAt ?? item.createdAt)
  const days = view.stage === 'initial' ? Math.min(FIRST_DAYS, item.daysRequested) : item.daysRequested
  const told = story.tell({
    start,
    from: start - days + 1,
    today: view.day,
    refreshDays: item.refreshDays.slice(0, view.refreshes),
  })
  const rows = [...told, ...createdRows(item, story, view.created)]
  const entries = rows
    .filter(({ account }) => view.accounts.includes(account))
    .map((row): Entry => {
      const pendingId = derivedId(item.id, row.account, row.key, 'pending')
      const wasPending = row.posted > row.transacted
      return row.isPending
        ? { id: pendingId, row, cents: row.pendingCents, pendingId: null }
        : {
            id: derivedId(item.id, row.account, row.key, 'posted'),
            row,
            cents: row.cents,
            pendingId: wasPending ? pendingId : null,
          }
    })
  return new Map(entries.map((entry) => [entry.id, entry]))
}
