import { createHash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose'
import type { WebhookKey } from './webhook-keys.ts'

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
export async function verifyWebhook(
  { signature, body }: Signed,
  findKey: FindKey,
  now: Date,
): Promise<boolean> {
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
