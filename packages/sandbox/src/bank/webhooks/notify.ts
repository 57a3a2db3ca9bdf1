import type { Bank } from '../bank.ts'
import type { Change } from '../items/change.ts'
import type { Item, View } from '../state.ts'

type Kind = { readonly type: string; readonly code: string }

/** Sends a webhook if the Item has a URL for it, and records when. */
export function notify(
  bank: Bank,
  itemId: string,
  { type, code }: Kind,
  extra: Record<string, unknown> = {},
) {
  const webhook = bank.items.get(itemId)?.webhook ?? null
  if (webhook === null) {
    return
  }
  bank.webhooks.send(webhook, {
    webhook_type: type,
    webhook_code: code,
    item_id: itemId,
    ...extra,
    environment: 'sandbox',
  })
  bank.updateItem(itemId, { lastWebhook: { sentAt: bank.now(), code } })
}

/** Sends SYNC_UPDATES_AVAILABLE. The provider sends it only after the Item's first sync. */
export function notifySync(bank: Bank, item: Item): void {
  const stage = item.views.at(-1)?.stage
  notify(
    bank,
    item.id,
    { type: 'TRANSACTIONS', code: 'SYNC_UPDATES_AVAILABLE' },
    { initial_update_complete: stage !== undefined, historical_update_complete: stage === 'historical' },
  )
}

/** Sends the webhooks for a new view: the legacy codes always, the sync code only after the first sync. */
export function notifyView(bank: Bank, item: Item, before: View | null, changes: readonly Change[]): void {
  const stage = item.views.at(-1)?.stage
  const added = changes.filter(({ kind }) => kind === 'added').length
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ entry }) => entry.id)
  const send = (code: string, extra: object) =>
    notify(bank, item.id, { type: 'TRANSACTIONS', code }, { ...extra, error: null })
  if (before === null) {
    send('INITIAL_UPDATE', { new_transactions: added })
  }
  if (stage === 'historical' && before?.stage !== 'historical') {
    send('HISTORICAL_UPDATE', { new_transactions: added })
  } else if (before !== null && added > 0) {
    send('DEFAULT_UPDATE', { new_transactions: added })
  }
  if (removed.length > 0) {
    send('TRANSACTIONS_REMOVED', { removed_transactions: removed })
  }
  if (item.hasSynced && (before?.stage !== stage || changes.length > 0)) {
    notifySync(bank, item)
  }
}
