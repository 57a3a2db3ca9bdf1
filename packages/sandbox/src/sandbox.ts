/**
 * The outside world, pretend: a server of its own that speaks a bank-data provider's wire protocol.
 * It knows nothing of the house; the house reaches it by HTTP alone.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { addBank } from './bank/app.ts'
import type { BankOptions } from './bank/bank.ts'
import { createRequestId } from './bank/ids.ts'
import { createMemoryStore } from './bank/store/memory-store.ts'

export type SandboxOptions = {
  /** The credentials that callers must show. */
  readonly clientId: string
  readonly secret: string
  /** Random bytes, as many as asked for. */
  readonly random: (byteCount: number) => Uint8Array
  /** The bank's day is the UTC day of this clock. The machine's own when not given. */
  readonly clock?: () => Date
  /** Where tokens, Items and the webhook key outlive a restart. In memory when not given. */
  readonly store?: BankOptions['store']
  /** How long after linking the first 30 days, then the whole history, are there. 2 s and 10 s when not given. */
  readonly timeline?: BankOptions['timeline']
  /** The provider's limits per Item and minute; off for load tests only. */
  readonly limits?: BankOptions['limits']
  /** Where a browser may be sent back to. Nowhere when not given. */
  readonly allowedRedirectUris?: BankOptions['allowedRedirectUris']
  /** Banks that do not answer at the moment, besides the one that never does. */
  readonly downInstitutions?: BankOptions['downInstitutions']
  /** How long after a refused webhook it is tried again; the wait grows fourfold each time. 30 s when not given. */
  readonly webhookRetryMs?: number
}

/** Callers may send custom users of 55 kB inside a string; the provider takes bodies of at least 1 MB. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024
const NOWHERE = '/'

/** The app, not yet listening: `inject` into it, or `listen` on loopback and `close` it at the end. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    genReqId: () => createRequestId(options.random),
    // The web server answers an address that it cannot decode in its own words, and those are not the wire's.
    rewriteUrl: ({ url = NOWHERE }) => (isDecodable(url) ? url : NOWHERE),
  })
  app.register(addBank, {
    clock: () => new Date(),
    store: createMemoryStore(),
    timeline: { initialMs: 2000, historicalMs: 10_000 },
    limits: 'enforced',
    allowedRedirectUris: [],
    downInstitutions: () => [],
    webhookRetryMs: 30_000,
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
