/** The key that signs webhooks. It's created once and saved, because receivers cache the public key. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import type { WebhookKey } from '../state.ts'

const ALGORITHM = 'ES256'
const CURVE = { kty: 'EC', crv: 'P-256' } as const

export async function createWebhookKey(now: number): Promise<WebhookKey> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { x, y, d } = await exportJWK(privateKey)
  if (x === undefined || y === undefined || d === undefined) {
    throw new Error('The generated key is not an elliptic curve key')
  }
  const kid = await calculateJwkThumbprint({ ...CURVE, x, y })
  return { kid, createdAt: Math.floor(now / 1000), x, y, d }
}

/** Returns the public part of the key. */
export function publicKeyBody({ kid, createdAt, x, y }: WebhookKey) {
  return { alg: ALGORITHM, ...CURVE, kid, use: 'sig', x, y, created_at: createdAt, expired_at: null }
}

export async function sign(key: WebhookKey, bodyHash: string, now: number): Promise<string> {
  const { x, y, d } = key
  const privateKey = await importJWK({ ...CURVE, x, y, d }, ALGORITHM)
  return new SignJWT({ request_body_sha256: bodyHash })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
    .setIssuedAt(Math.floor(now / 1000))
    .sign(privateKey)
}
