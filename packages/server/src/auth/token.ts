/** Opaque values of 256 bits. The value goes to a person once; only its hash is ever stored or compared. */
import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export function newToken(): { token: string; hash: Uint8Array } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
