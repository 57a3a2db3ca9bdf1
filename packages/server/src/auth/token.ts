/** Opaque 256-bit tokens. The client gets the token once; only its hash is stored or compared. */
import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function newToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
