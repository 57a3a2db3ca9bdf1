import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { request, text } from '../fields.ts'
import { publicKeyBody } from '../webhooks/key.ts'

const readKeyId = request({ key_id: text }, {})

/** POST /webhook_verification_key/get */
export function getWebhookKey({ webhooks: { key } }: Pick<Bank, 'webhooks'>, body: unknown) {
  if (readKeyId(body, '').key_id !== key.kid) {
    throw new Fault('INVALID_WEBHOOK_VERIFICATION_KEY_ID')
  }
  return { key: publicKeyBody(key) }
}
