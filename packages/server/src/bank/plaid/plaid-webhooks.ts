import type { WebhookReader } from '../bank.ts'
import { readWebhook } from './read-webhook.ts'
import { verifyWebhook } from './verify-webhook.ts'
import { createWebhookKeys, type WebhookKeyOptions } from './webhook-keys.ts'

/** Reads webhooks that Plaid signed. */
export function createPlaidWebhooks(options: WebhookKeyOptions): WebhookReader {
  const keys = createWebhookKeys(options)
  return async ({ sender, ...signed }) => {
    const findKey = (keyId: string) => keys.find(keyId, sender)
    if (!(await verifyWebhook(signed, findKey, options.clock()))) {
      return 'forged'
    }
    keys.trust(sender)
    return readWebhook(signed.body)
  }
}
