import type { Bank } from '../bank.ts'
import type { Change } from '../items/change.ts'
import type { Item, View } from '../state.ts'

type Kind = { readonly type: string; readonly code: string }

/** Tells the Item's webhook, where it has one, and notes when it was told last. */
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
  bank.change(itemId, { lastWebhook: { sentAt: bank.now(), code } })
}

/** Only to those who sync: the provider says nothing before the first sync of an Item. */
export function notifySync(bank: Bank, item: Item): void {
  const stage = item.views.at(-1)?.stage
  notify(
    bank,
    item.id,
    { type: 'TRANSACTIONS', code: 'SYNC_UPDATES_AVAILABLE' },
    { initial_update_complete: stage !== undefined, historical_update_complete: stage === 'historical' },
  )
}

/** After a new view: the older kinds of news for everyone, the newer kind for those who sync. */
export function notifyView(bank: Bank, item: Item, before: View | null, changes: readonly Change[]): void {
  const stage = item.views.at(-1)?.stage
  const added = changes.filter(({ kind }) => kind === 'added').length
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ entry }) => entry.id)
  const tell = (code: string, extra: object) =>
    notify(bank, item.id, { type: 'TRANSACTIONS', code }, { ...extra, error: null })
  if (before === null) {
    tell('INITIAL_UPDATE', { new_transactions: added })
  }
  if (stage === 'historical' && before?.stage !== 'historical') {
    tell('HISTORICAL_UPDATE', { new_transactions: added })
  } else if (before !== null && added > 0) {
    tell('DEFAULT_UPDATE', { new_transactions: added })
  }
  if (removed.length > 0) {
    tell('TRANSACTIONS_REMOVED', { removed_transactions: removed })
  }
  if (item.hasSynced && (before?.stage !== stage || changes.length > 0)) {
    notifySync(bank, item)
  }
}
