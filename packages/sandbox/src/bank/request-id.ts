const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 15

/** Fifteen alphanumerics, as every answer carries them. No secret: the slight bias of `%` does no harm. */
export function createRequestId(random: (byteCount: number) => Uint8Array): string {
  return Array.from(random(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}
