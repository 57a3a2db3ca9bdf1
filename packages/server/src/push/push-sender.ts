/**
 * Sends notifications to the push services of browsers (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC
 * 8292). The browser names the address, so no call leads into a private network.
 */
import http from 'node:http'
import https from 'node:https'
import webPush, { type PushSubscription } from 'web-push'
import { pinnedLookup } from '../addresses/pinned-lookup.ts'
import { isPublicAddress } from '../addresses/public-address.ts'

export type PushKeys = Readonly<{ publicKey: string; privateKey: string }>

export type PushMessage = Readonly<{
  subscription: PushSubscription
  payload: string
  keys: PushKeys
  ttlSeconds: number
  /** A message that wasn't delivered yet is replaced by one with the same topic. */
  topic: string
}>

/** `gone`: the browser no longer accepts notifications. A final failure would be the same the next time. */
export type PushOutcome = 'sent' | 'gone' | Readonly<{ failure: string; isFinal: boolean }>

export type PushSender = Readonly<{ send(message: PushMessage): Promise<PushOutcome> }>

export type PushSenderOptions = Readonly<{
  /** Whom a push service can contact about us: `mailto:` or `https:`. */
  subject: string
  /** URL of a proxy for calls to the outside; null to call push services directly. */
  egressProxyUrl: string | null
  timeoutMs?: number
  /** Origin of a local push service that gets every message instead, in tests. */
  reroutedTo?: string | null
}>

const TIMEOUT_MS = 10_000
const GONE: ReadonlySet<number> = new Set([404, 410])
/** A timeout, and too many messages. */
const PASSING: ReadonlySet<number> = new Set([408, 429])

export function createPushSender(options: PushSenderOptions): PushSender {
  return {
    send: async ({ subscription, payload, keys, ttlSeconds, topic }) => {
      try {
        const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails: { subject: options.subject, ...keys },
          TTL: ttlSeconds,
          topic,
          contentEncoding: 'aes128gcm',
        })
        const status = await post(options, new URL(subscription.endpoint), { headers, body })
        if (GONE.has(status)) {
          return 'gone'
        }
        const isFinal = status >= 400 && status < 500 && !PASSING.has(status)
        return status >= 200 && status < 300 ? 'sent' : { failure: `HTTP ${status}`, isFinal }
      } catch (error) {
        return { failure: codeOf(error), isFinal: false }
      }
    },
  }
}

/** A message could quote the endpoint, which is a secret. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no response'
}

type Content = Readonly<{ headers: Record<string, string | number>; body: Buffer | null }>

/** Returns the status. Follows no redirect, and reads no content. */
async function post(options: PushSenderOptions, endpoint: URL, { headers, body }: Content): Promise<number> {
  const { reroutedTo = null, timeoutMs = TIMEOUT_MS } = options
  const signal = AbortSignal.timeout(timeoutMs)
  const url = reroutedTo === null ? endpoint : new URL(endpoint.pathname, reroutedTo)
  const connection = reroutedTo === null ? await connectionOf(options, url, signal) : { agent: false }
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request(url, { ...connection, method: 'POST', headers, signal }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
      .on('error', reject)
      .end(body)
  })
}

/** A proxy resolves names itself. Endpoints have names, never addresses. */
async function connectionOf(
  { egressProxyUrl }: PushSenderOptions,
  url: URL,
  signal: AbortSignal,
): Promise<https.RequestOptions> {
  return egressProxyUrl === null
    ? { agent: false, lookup: await pinnedLookup(url, { isAllowed: isPublicAddress, signal }) }
    : { agent: new https.Agent({ proxyEnv: { HTTPS_PROXY: egressProxyUrl } }) }
}

const MOST_ENDPOINT_LENGTH = 1000
const HOST = /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/
const OWN_NETWORK = /\.(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|example)$/

/** True for the https address of a named host on the usual port, without credentials. */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= MOST_ENDPOINT_LENGTH ? URL.parse(text) : null
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    HOST.test(url.hostname) &&
    !OWN_NETWORK.test(url.hostname)
  )
}
