/**
 * The outside world, pretend: a server of its own that speaks a bank-data provider's wire protocol.
 * It knows nothing of the house; the house reaches it by HTTP alone.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { addBank } from './bank/app.ts'
import { createRequestId } from './bank/request-id.ts'

export type SandboxOptions = {
  /** The credentials that callers must show. */
  readonly clientId: string
  readonly secret: string
  /** Random bytes, as many as asked for. */
  readonly random: (byteCount: number) => Uint8Array
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
  app.register(addBank, options)
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
