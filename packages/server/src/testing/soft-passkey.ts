/** A passkey in software: creates a key and signs challenges as a browser with an authenticator would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '@cardsight/contract/account'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40
const AAGUID_BYTES = 16

type Behavior = Readonly<{ origin?: string; isVerified?: boolean; signCount?: number }>

export function createSoftPasskey(siteOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let owner = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    /** The answer to the options of a registration. */
    register: (
      { challenge, rp, user }: PasskeyCreation,
      { origin = siteOrigin, isVerified = true, signCount = 0 }: Behavior = {},
    ) => {
      owner = user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const flags = USER_PRESENT | HAS_KEY | (isVerified ? USER_VERIFIED : 0)
      const authData = Buffer.concat([
        authenticatorData(rp.id, flags, signCount),
        Buffer.alloc(AAGUID_BYTES),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation(authData).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** The answer to the options of a sign-in. */
    prove: (
      { challenge, rpId }: PasskeyRequest,
      { origin = siteOrigin, isVerified = true, signCount = 0 }: Behavior = {},
    ) => {
      const authData = authenticatorData(rpId, USER_PRESENT | (isVerified ? USER_VERIFIED : 0), signCount)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const signed = Buffer.concat([authData, sha256(clientDataJSON)])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: owner,
        },
      }
    },
  }
}

function authenticatorData(rpId: string, flags: number, signCount: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signCount)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
}

/** COSE key in CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const start = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, x.length])
  return Buffer.concat([start, x, Buffer.from([0x22, 0x58, y.length]), y])
}

/** CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  const map = Buffer.from([0xa3])
  const emptyMap = Buffer.from([0xa0])
  const bytes = Buffer.from([0x58, authData.length])
  return Buffer.concat([
    map,
    text('fmt'),
    text('none'),
    text('attStmt'),
    emptyMap,
    text('authData'),
    bytes,
    authData,
  ])
}

/** CBOR text of at most 23 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
