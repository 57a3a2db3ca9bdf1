import { hash } from 'node:crypto'

export type Random = (byteCount: number) => Uint8Array

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const REQUEST_ID_LENGTH = 15
const OPAQUE_ID_LENGTH = 37

/** Returns 15 alphanumerics. Request ids aren't secret, so the slight modulo bias is harmless. */
export function createRequestId(random: Random): string {
  return encode(random(REQUEST_ID_LENGTH))
}

export function createOpaqueId(random: Random): string {
  return encode(random(OPAQUE_ID_LENGTH))
}

/** Returns the same id for the same parts, so ids of generated transactions don't need to be stored. */
export function derivedId(...parts: readonly string[]): string {
  return encode(hash('sha512', parts.join('\n'), 'buffer').subarray(0, OPAQUE_ID_LENGTH))
}

export function createToken(kind: 'access' | 'public' | 'link', random: Random): string {
  return `${kind}-sandbox-${createUuid(random)}`
}

export function createUuid(random: Random): string {
  const bytes = Buffer.from(random(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function encode(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) {
    text += ALPHABET.charAt(byte % ALPHABET.length)
  }
  return text
}
