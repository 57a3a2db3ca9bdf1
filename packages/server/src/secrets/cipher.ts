/** Encrypts bank tokens and keys for the database: AES-256-GCM, bound to the row they belong to. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8

export type Cipher = Readonly<{
  /**
   * Encrypts a text so that only `open` with the same owner can read it. The result begins with the newest
   * key's id.
   */
  seal(text: string, owner: string): string
  /** Throws `SealBroken` if no key matches, or the text was encrypted for another owner or changed. */
  open(sealed: string, owner: string): string
  /** Returns false if an older key encrypted it. */
  isNewest(sealed: string): boolean
}>

export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}

/** @param keys 32 bytes each; the first one encrypts, all decrypt. */
export function createCipher(keys: readonly [Uint8Array, ...Uint8Array[]]): Cipher {
  const keysById = new Map(keys.toReversed().map((key) => [idOf(key), key]))
  const [newest] = keys
  const newestId = idOf(newest)
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, newest, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${newestId}.${sealed.toString('base64url')}`
    },
    open: (sealed, owner) => {
      const [id = '', rest = ''] = sealed.split('.')
      const key = keysById.get(id)
      if (key === undefined) {
        throw new SealBroken(`no key ${id} to decrypt it with`)
      }
      return openWith(key, Buffer.from(rest, 'base64url'), owner)
    },
    isNewest: (sealed) => sealed.startsWith(`${newestId}.`),
  }
}

function openWith(key: Uint8Array, sealed: Buffer, owner: string): string {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    return text.toString('utf8')
  } catch {
    throw new SealBroken('it was encrypted for another owner, or changed')
  }
}

/** Identifies the key without revealing it. */
function idOf(key: Uint8Array): string {
  return createHash('sha256').update('cardsight key id\n').update(key).digest('hex').slice(0, KEY_ID_LENGTH)
}
