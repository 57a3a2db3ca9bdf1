import type { Bank } from '../bank.ts'
import { createToken } from '../ids.ts'
import type { Item } from '../state.ts'
import { scheduleStages } from './advance.ts'

type NewItem = Pick<
  Item,
  'id' | 'institutionId' | 'username' | 'password' | 'products' | 'webhook' | 'daysRequested' | 'accounts'
>

const PUBLIC_TOKEN_TTL_MS = 30 * 60 * 1000

/** Creates the Item, starts the pull if it includes transactions, and returns a public token. */
export function linkItem(bank: Bank, newItem: NewItem): string {
  const now = bank.now()
  const item: Item = {
    ...newItem,
    createdAt: now,
    accessToken: null,
    startedAt: newItem.products.includes('transactions') ? now : null,
    updatedAt: null,
    isLoginRequired: false,
    isRemoved: false,
    hasSynced: false,
    refreshDays: [],
    created: [],
    views: [],
    lastWebhook: null,
  }
  bank.items.set(item.id, item)
  scheduleStages(bank, item)
  return issuePublicToken(bank, item.id)
}

export function issuePublicToken(bank: Bank, itemId: string): string {
  const token = createToken('public', bank.options.random)
  deleteExpired(bank)
  bank.publicTokens.set(token, { token, itemId, expiresAt: bank.now() + PUBLIC_TOKEN_TTL_MS })
  bank.markDirty()
  return token
}

/** Deletes expired tokens, and Items whose public token was never exchanged: nothing can reach them anymore. */
function deleteExpired(bank: Bank): void {
  for (const [token, { itemId, expiresAt }] of bank.publicTokens) {
    if (expiresAt <= bank.now()) {
      bank.publicTokens.delete(token)
      if ((bank.items.get(itemId)?.accessToken ?? null) === null) {
        bank.items.delete(itemId)
      }
    }
  }
}
