/**
 * A standalone server that simulates a bank-data provider and speaks its wire protocol.
 * It imports nothing from the other packages; they reach it over HTTP only.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { addBank } from './bank/app.ts'
import type { BankOptions } from './bank/bank.ts'
import { createRequestId } from './bank/ids.ts'
import { createMemoryStore } from './bank/store/bank-store.ts'

export type SandboxOptions = {
  /** Credentials that every call must carry. */
  readonly clientId: string
  readonly secret: string
  /** Returns the requested number of random bytes. */
  readonly random: (byteCount: number) => Uint8Array
  /** The bank's current day is the UTC day of this clock. Defaults to the system clock. */
  readonly clock?: () => Date
  /** Persists tokens, Items and the webhook key across restarts, for one server or for several. Defaults to memory. */
  readonly store?: BankOptions['store']
  /** Delay after linking until the first 30 days, then the full history, are available. Defaults to 2 s and 10 s. */
  readonly timeline?: BankOptions['timeline']
  /** The provider's rate limits per Item and minute. Turn them off only for load tests. */
  readonly limits?: BankOptions['limits']
  /** Redirect URIs a link token may use. Defaults to none. */
  readonly allowedRedirectUris?: BankOptions['allowedRedirectUris']
  /** Institutions that are currently down, in addition to the one that always is. */
  readonly downInstitutions?: BankOptions['downInstitutions']
  /**
   * Whether a public token can be exchanged once, or again and again until it expires, always for the same Item
   * and access token. The provider documents neither. Defaults to 'once'.
   */
  readonly exchange?: BankOptions['exchange']
  /** Delay before a failed webhook is retried; it quadruples with each attempt. Defaults to 30 s. */
  readonly webhookRetryMs?: number
  /** Returns the URL to call for a webhook's URL, if this machine can't reach that one. Defaults to the same URL. */
  readonly webhookTarget?: BankOptions['webhookTarget']
}

/** Custom users are JSON strings of up to 55 kB, and the provider accepts bodies of at least 1 MB. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024
const UNKNOWN_PATH = '/'

/** Creates the app without listening. Use `inject`, or `listen` on loopback and `close` it when done. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    genReqId: () => createRequestId(options.random),
    // For a URL it can't decode, Fastify would send its own error body instead of the provider's.
    rewriteUrl: ({ url = UNKNOWN_PATH }) => (isDecodable(url) ? url : UNKNOWN_PATH),
  })
  app.register(addBank, {
    clock: () => new Date(),
    store: createMemoryStore(),
    timeline: { initialMs: 2000, historicalMs: 10_000 },
    limits: 'enforced',
    allowedRedirectUris: [],
    downInstitutions: () => [],
    webhookRetryMs: 30_000,
    exchange: 'once',
    webhookTarget: (url) => url,
    ...options,
  })
  return app
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url)
    return true
  } catch {
    return false
  }
}
