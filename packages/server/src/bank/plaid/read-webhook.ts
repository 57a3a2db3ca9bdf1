import { z } from 'zod'
import type { BankNews } from '../bank.ts'

const wireWebhook = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string(),
  account_id: z.string().optional(),
})

const kinds: Readonly<Record<string, BankNews['kind']>> = {
  'TRANSACTIONS SYNC_UPDATES_AVAILABLE': 'look',
  'ITEM ERROR': 'look',
  'ITEM NEW_ACCOUNTS_AVAILABLE': 'new-accounts',
  'ITEM LOGIN_REPAIRED': 'repaired',
  'ITEM PENDING_DISCONNECT': 'expiring',
  'ITEM PENDING_EXPIRATION': 'expiring',
  'ITEM USER_PERMISSION_REVOKED': 'revoked',
  'ITEM USER_ACCOUNT_REVOKED': 'account-revoked',
}

/** Returns null for webhooks that we don't need, and for unknown kinds. */
export function readWebhook(body: Uint8Array): BankNews | null {
  const read = wireWebhook.safeParse(parseJson(body))
  if (!read.success) {
    return null
  }
  const { webhook_type: type, webhook_code: code, item_id: providerItemId, account_id: accountId } = read.data
  const kind = kinds[`${type} ${code}`]
  if (kind === undefined) {
    return null
  }
  if (kind === 'account-revoked') {
    return accountId === undefined ? { kind: 'look', providerItemId } : { kind, providerItemId, accountId }
  }
  return { kind, providerItemId }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
