/**
 * A push service on this machine, with made-up browsers: it checks the signature of each message (RFC 8292) and decrypts
 * it with the browser's keys (RFC 8188 and 8291), by the RFCs and without the library that encrypts.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PushNotification, pushNotificationSchema } from '@cardsight/contract/watches'
import { z } from 'zod'

const ORIGIN = 'https://push.example.com'
const [SALT_BYTES, SIZE_BYTES, TAG_BYTES] = [16, 4, 16]
const KEY_START = SALT_BYTES + SIZE_BYTES + 1
const KEY_BYTES = 65

export type ReceivedPush = Readonly<{
  browser: string
  notification: PushNotification
  bytes: number
  ttl: string
  topic: string
  /** The key that the message is signed with, and what the signature says. */
  publicKey: string
  claims: Readonly<{ aud: string; exp: number; sub: string }>
}>

export async function createPushService() {
  const browsers = new Map<string, { secret: Buffer; open: (body: Buffer) => string }>()
  const received: ReceivedPush[] = []
  const slow = new Map<string, Promise<void>>()
  let status = 201
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks)
    const browser = request.url?.slice(1) ?? ''
    await slow.get(browser)
    const opened = browsers.get(browser)?.open(body)
    if (status === 201 && opened !== undefined) {
      received.push({
        browser,
        notification: pushNotificationSchema.parse(JSON.parse(opened)),
        bytes: body.length,
        ...readHeaders(request.headers),
      })
    }
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** From now on, every message gets this status. */
    answerWith: (next: number) => {
      status = next
    },
    /** Until the returned function is called, messages to this browser get no answer. */
    holdBack: (name: string): (() => void) => {
      let release = () => {}
      slow.set(name, new Promise((resolve) => (release = resolve)))
      return () => release()
    },
    /** What a new browser's `PushSubscription.toJSON()` returns. */
    addBrowser: (name: string) => {
      const keys = createECDH('prime256v1')
      const [point, secret] = [keys.generateKeys(), randomBytes(16)]
      browsers.set(name, { secret, open: (body) => decrypt(body, { keys, point, secret }) })
      return {
        endpoint: `${ORIGIN}/${name}`,
        keys: { p256dh: point.toString('base64url'), auth: secret.toString('base64url') },
      }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type BrowserKeys = Readonly<{ keys: ReturnType<typeof createECDH>; point: Buffer; secret: Buffer }>

function decrypt(body: Buffer, { keys, point, secret }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES)
  const sender = body.subarray(KEY_START, KEY_START + KEY_BYTES)
  const text = body.subarray(KEY_START + KEY_BYTES)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender])
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(text.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(text.subarray(0, -TAG_BYTES)), decipher.final()])
  // The last record ends with a 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

function readHeaders({ authorization = '', ttl = '', topic = '' }: IncomingHttpHeaders) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) {
    throw new Error('The signature of the push message is wrong')
  }
  const read = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  return { ttl: String(ttl), topic: String(topic), publicKey, claims: read }
}
