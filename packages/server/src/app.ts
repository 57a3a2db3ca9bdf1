/** Assembles the product as one Fastify app: middleware in order, then routes, then pages. Does no I/O. */
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { apiPaths } from '@cardsight/contract/api-paths'
import { describeIssue } from '@cardsight/contract/errors'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { limitByAddress } from './http/address-limits.ts'
import { enableAuthentication } from './http/authenticate.ts'
import { closeConnectionsWhenStopping } from './http/close-connections.ts'
import { describeApi } from './http/describe-api.ts'
import { enforceDeadline } from './http/enforce-deadline.ts'
import { securityHeaders } from './http/headers.ts'
import { mountSimulatedLink } from './http/mount-simulated-link.ts'
import { mountWellKnown } from './http/mount-well-known.ts'
import { onError } from './http/on-error.ts'
import { createPatientServer } from './http/pipelining.ts'
import { logRequests } from './http/request-log.ts'
import { closeAfterUnreadBodies } from './http/unread-bodies.ts'
import { mountPictures } from './og/mount-pictures.ts'
import { mountPages } from './pages/mount-pages.ts'
import { mountAssistant } from './routes/assistant.ts'
import { mountCalendar } from './routes/calendar.ts'
import { mountRoutes } from './routes/index.ts'
import { observeRequests } from './telemetry/observe-requests.ts'

/** Enough for every form. Routes that need more set their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** Browsers send their headers at once; a connection that doesn't only holds memory. */
const HEADERS_TIMEOUT_MS = 10_000
/** How often connections are checked for these timeouts. */
const CHECK_INTERVAL_MS = 5_000
/** Longer than a proxy keeps an idle connection, so that it never sends a request on one that we just closed. */
const KEEP_ALIVE_MS = 72_000
const timeouts = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: HEADERS_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: CHECK_INTERVAL_MS,
}
const COMPRESS_FROM_BYTES = 1024
/** Quality 4 of 11: most of the gain for responses compressed on the fly. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function createApp(deps: Deps) {
  const everyHeader = securityHeaders(deps.publicUrl)
  const headersOf = (request: FastifyRequest) => ({ ...everyHeader, 'x-request-id': request.id })
  const withEveryHeader = (request: FastifyRequest, reply: FastifyReply) => reply.headers(headersOf(request))
  // Widened, because every plugin is typed for Fastify's own logger type.
  const loggerInstance: FastifyBaseLogger = deps.log
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (handle) => createPatientServer(timeouts, handle),
    trustProxy: deps.trustedProxies.length > 0 ? [...deps.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // A proxy that sent a request just before we stopped would pass the 503 on to the visitor.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => onError(error, request, withEveryHeader(request, reply)),
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const { success, data, error } = schema.safeParse(input, { error: describeIssue })
    return success ? { value: data } : { error }
  })
  app.setSerializerCompiler(deps.checksAnswers ? serializerCompiler : () => JSON.stringify)
  app.setErrorHandler(onError)
  app.addHook('onRequest', async (request, reply) => {
    withEveryHeader(request, reply)
  })
  observeRequests(app, deps.metrics)
  enforceDeadline(app, { deadlineMs: deps.requestDeadlineMs, headersOf })
  logRequests(app)
  closeConnectionsWhenStopping(app, deps.isDraining)
  closeAfterUnreadBodies(app)
  enableAuthentication(app, deps)
  await app.register(cookie)
  const limit = limitByAddress(app, deps.addressLimits)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESS_FROM_BYTES, brotliOptions })
  await describeApi(app, deps)
  await mountRoutes(app, deps, limit)
  mountCalendar(app, deps)
  mountAssistant(app, deps, limit)
  mountSimulatedLink(app, deps)
  mountPictures(app, deps)
  mountWellKnown(app, deps)
  const servePage = deps.web === null ? null : await mountPages(app, { ...deps, web: deps.web }, limit)

  app.setNotFoundHandler(async (request, reply) => {
    if (servePage === null || isApiPath(request.url)) {
      throw new AppError('not-found')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new AppError('wrong-method', { headers: { allow: 'GET, HEAD' } })
    }
    return servePage(request, reply)
  })
  return app
}

function isApiPath(url: string): boolean {
  return url === apiPaths.root || url.startsWith(`${apiPaths.root}/`) || url.startsWith(`${apiPaths.root}?`)
}
