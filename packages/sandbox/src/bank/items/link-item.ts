import type { Bank } from '../bank.ts'
import { createToken } from '../ids.ts'
import type { Item } from '../state.ts'
import { scheduleStages } from './advance.ts'

type Linked = Pick<
  Item,
  'id' | 'institutionId' | 'username' | 'password' | 'products' | 'webhook' | 'daysRequested' | 'accounts'
>

const PUBLIC_TOKEN_MS = 30 * 60 * 1000

/** The person is through: the Item is there, and the pull begins if transactions are wanted. Gives a public token. */
export function linkItem(bank: Bank, linked: Linked): string {
  const now = bank.now()
  const item: Item = {
    ...linked,
    createdAt: now,
    accessToken: null,
    startedAt: linked.products.includes('transactions') ? now : null,
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
  forgetExpired(bank)
  bank.publicTokens.set(token, { token, itemId, expiresAt: bank.now() + PUBLIC_TOKEN_MS })
  bank.touch()
  return token
}

/** Items whose public token ran out unused can never be reached again. */
function forgetExpired(bank: Bank): void {
  for (const [token, { itemId, expiresAt }] of bank.publicTokens) {
    if (expiresAt <= bank.now()) {
      bank.publicTokens.delete(token)
      if ((bank.items.get(itemId)?.accessToken ?? null) === null) {
        bank.items.delete(itemId)
      }
    }
  }
}
