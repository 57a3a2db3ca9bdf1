import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { RequestTooSlow, withRequestDeadline } from '../request-deadline.ts'
import type { ApiServer } from './api-server.ts'
import { failurePage, wantsPage } from './failure-page.ts'
import { errorBodyOf, RETRY_AFTER_SECONDS } from './on-error.ts'

type Options = Readonly<{
  deadlineMs: number
  /** What every answer carries: the usual hooks don't run for an answer past the deadline. */
  headersOf: (request: FastifyRequest) => Record<string, string>
}>

/**
 * Answers 503 when a request isn't answered in time, on every route and for pages. Fastify's own `handlerTimeout`
 * doesn't cover the not-found handler, which serves our pages, and includes the upload, which `requestTimeout` limits.
 * The deadline counts from the end of the body to the first byte of the answer.
 */
export function enforceDeadline(app: ApiServer, options: Options): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()

  app.addHook('preValidation', (request, reply, done) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      giveUp(request, reply, options)
      controller.abort()
    }, options.deadlineMs)
    timers.set(request, timer)
    withRequestDeadline(controller.signal, done)
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    clearTimeout(timers.get(request))
    done(null, payload)
  })
}

/** Once hijacked, Fastify drops whatever the handler still sends or throws. */
function giveUp(request: FastifyRequest, reply: FastifyReply, { headersOf }: Options): void {
  const problem = new AppError('unavailable', { headers: { 'retry-after': RETRY_AFTER_SECONDS } })
  const page = wantsPage(request) ? failurePage(problem) : null
  request.log.error({ err: new RequestTooSlow() }, problem.code)
  reply.hijack()
  // Fastify would log the handler's late result as a mistake.
  reply.log = request.log.child({}, { level: 'silent' })
  const headers = {
    ...headersOf(request),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    // The server may be stopping, and then waits for open connections.
    connection: 'close',
    ...problem.headers,
    ...page?.headers,
  }
  reply.raw.writeHead(problem.status, headers).end(page?.body ?? JSON.stringify(errorBodyOf(problem)))
}
