/** Tells the provider where to send webhooks about links that were made under another PUBLIC_URL. */
import type { Bank } from '../../bank/bank.ts'
import { BankError } from '../../bank/bank-error.ts'
import type { Deps } from '../../deps.ts'
import {
  listItemsWithOtherWebhook,
  saveWebhookUrl,
  type WebhookItem,
} from '../../repositories/bank-webhooks.ts'
import { SealBroken } from '../../secrets/cipher.ts'
import { allBanks } from './banks.ts'

type Ports = Pick<Deps, 'database' | 'bank' | 'otherBanks' | 'cipher' | 'log'>

const MAX_AT_ONCE = 50

/** Calls the provider once for each link. A call that fails is repeated with the next run. */
export async function updateWebhooks(ports: Ports, signal?: AbortSignal): Promise<void> {
  for (const bank of allBanks(ports)) {
    if (bank.webhooks !== null) {
      await updateWebhooksOf(ports, bank, bank.webhooks, signal)
    }
  }
}

type WebhookCalls = NonNullable<Bank['webhooks']>

async function updateWebhooksOf(ports: Ports, bank: Bank, webhooks: WebhookCalls, signal?: AbortSignal) {
  const { db } = ports.database
  const { url } = webhooks
  let after: string | null = null
  let items: readonly WebhookItem[]
  do {
    items = await listItemsWithOtherWebhook(db, bank, { url, after, most: MAX_AT_ONCE })
    for (const item of items) {
      if (signal?.aborted) {
        return
      }
      await updateWebhook(ports, webhooks, item)
      after = item.id
    }
  } while (items.length > 0)
}

async function updateWebhook(
  { database, cipher, log }: Ports,
  { url, update }: WebhookCalls,
  { sealedAccessToken, ...item }: WebhookItem,
): Promise<void> {
  try {
    await update(cipher.open(sealedAccessToken, item.id))
    await saveWebhookUrl(database.db, item, url)
  } catch (error) {
    if (!(error instanceof BankError || error instanceof SealBroken)) {
      throw error
    }
    log.warn(
      { item: item.id, reason: error.message },
      'webhooks about a bank link still go to an old URL; will retry',
    )
  }
}
