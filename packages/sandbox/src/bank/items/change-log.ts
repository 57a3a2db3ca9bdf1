/** An Item's append-only change log: the differences between its successive views. */
import { dayOf } from '../days.ts'
import type { TransactionHistory, TransactionRow } from '../histories/transaction-history.ts'
import { derivedId } from '../ids.ts'
import type { Item, View } from '../state.ts'
import type { Change, Entry } from './change.ts'

export type ChangeLog = {
  readonly changes: Change[]
  /** Current transactions by id. */
  readonly entries: Map<string, Entry>
  viewCount: number
}

/** Length of the initial history; the rest follows later. */
const INITIAL_DAYS = 30

export function createChangeLog(): ChangeLog {
  return { changes: [], entries: new Map(), viewCount: 0 }
}

/** Appends the changes of views that aren't in the log yet. Rebuilding from the first view gives the same log. */
export function appendNewViews(changeLog: ChangeLog, item: Item, history: TransactionHistory): void {
  const { changes, entries } = changeLog
  for (const view of item.views.slice(changeLog.viewCount)) {
    const visible = entriesOf(item, history, view)
    const removed = [...entries.values()].filter(({ id }) => !visible.has(id))
    for (const entry of removed) {
      entries.delete(entry.id)
      changes.push({ kind: 'removed', entry })
    }
    for (const entry of visible.values()) {
      const before = entries.get(entry.id)
      if (before === undefined || before.cents !== entry.cents) {
        changes.push({ kind: before === undefined ? 'added' : 'modified', entry })
      }
      entries.set(entry.id, entry)
    }
    changeLog.viewCount += 1
  }
}

function entriesOf(item: Item, history: TransactionHistory, view: View): Map<string, Entry> {
  const start = dayOf(item.startedAt ?? item.createdAt)
  const days = view.stage === 'initial' ? Math.min(INITIAL_DAYS, item.daysRequested) : item.daysRequested
  const generated = history.generate({
    start,
    from: start - days + 1,
    today: view.day,
    refreshDays: item.refreshDays.slice(0, view.refreshes),
  })
  const rows = [...generated, ...createdRows(item, history, view.created)]
  const entries = rows
    .filter(({ account }) => view.accounts.includes(account))
    .map((row): Entry => {
      const pendingId = transactionIdOf(item.id, row, 'pending')
      const wasPending = row.posted > row.transacted || row.postedSameDay === true
      return row.isPending
        ? { id: pendingId, row, cents: row.pendingCents, pendingId: null }
        : {
            id: transactionIdOf(item.id, row, 'posted'),
            row,
            cents: row.cents,
            pendingId: wasPending ? pendingId : null,
          }
    })
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** Returns the first `count` transactions that a caller created. They belong to the first depository account. */
function createdRows(item: Item, history: TransactionHistory, count: number): TransactionRow[] {
  const account = history.accounts.find(({ type }) => type === 'depository')
  if (account === undefined) {
    return []
  }
  return item.created.slice(0, count).map((row, index) => ({
    ...row,
    key: `created-${index}`,
    account: account.key,
    pendingCents: row.cents,
    currency: account.currency,
    isPending: false,
    noise: null,
  }))
}

/** A transaction has another id while it's pending. */
export function transactionIdOf(
  itemId: string,
  { account, key }: Pick<TransactionRow, 'account' | 'key'>,
  state: 'pending' | 'posted',
): string {
  return derivedId(itemId, account, key, state)
}
