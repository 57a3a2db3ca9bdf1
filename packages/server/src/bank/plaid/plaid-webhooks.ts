import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import type { BankNews, WebhookReader } from '../bank.ts'
import { createWebhookKeys, type WebhookKey, type WebhookKeyOptions } from './webhook-keys.ts'

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

const ALGORITHM = 'ES256'
const MAX_AGE_SECONDS = 5 * 60
/** Tolerance for clock skew: a signature may seem to come from the near future. */
const CLOCK_TOLERANCE_SECONDS = 10

type Signed = Readonly<{ signature: string; body: Uint8Array }>
type FindKey = (keyId: string) => Promise<WebhookKey | null>

/**
 * Returns whether the provider signed exactly these bytes in the last five minutes. Rejects like `findKey` if
 * the key isn't available at the moment, which doesn't make the signature invalid.
 */
async function verifyWebhook({ signature, body }: Signed, findKey: FindKey, now: Date): Promise<boolean> {
  const keyId = keyIdOf(signature)
  const key = keyId === null ? null : await findKey(keyId)
  if (key === null) {
    return false
  }
  const claimed = await hashIn(signature, key, now)
  const actual = createHash('sha256').update(body).digest()
  return claimed !== null && claimed.length === actual.length && timingSafeEqual(claimed, actual)
}

/** Reject other signature algorithms before looking up any key. */
function keyIdOf(signature: string): string | null {
  try {
    const { alg, kid } = decodeProtectedHeader(signature)
    return alg === ALGORITHM && typeof kid === 'string' ? kid : null
  } catch {
    return null
  }
}

async function hashIn(signature: string, { jwk }: WebhookKey, now: Date): Promise<Buffer | null> {
  try {
    const { payload } = await jwtVerify(signature, await importJWK(jwk, ALGORITHM), {
      algorithms: [ALGORITHM],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now,
      requiredClaims: ['iat', 'request_body_sha256'],
    })
    const { request_body_sha256: hash } = payload
    return typeof hash === 'string' && /^[\da-f]{64}$/i.test(hash) ? Buffer.from(hash, 'hex') : null
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      return null
    }
    throw error
  }
}

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
function readWebhook(body: Uint8Array): BankNews | null {
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
