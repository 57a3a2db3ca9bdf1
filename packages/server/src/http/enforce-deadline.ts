import type { FastifyReply, FastifyRequest } from 'fastify'
import { unavailable } from '../errors.ts'
import { type CurrentRequest, RequestTooSlow, requestOver, withRequest } from '../request-deadline.ts'
import type { ApiServer } from './api-server.ts'
import { failurePage, wantsPage } from './failure-page.ts'
import { errorBodyOf } from './on-error.ts'

type Options = Readonly<{
  deadlineMs: number
  /** Headers of every response: the usual hooks don't run for a response past the deadline. */
  headersOf: (request: FastifyRequest) => Record<string, string>
}>

/**
 * Returns 503 if a request isn't answered in time, on every route and for pages. Fastify's own
 * `handlerTimeout` doesn't cover the not-found handler, which serves our pages, and includes the upload,
 * which `requestTimeout` limits. The deadline counts from the headers to the first byte of the response,
 * minus the time the body takes. A client that closes its connection no longer waits for queued work.
 */
export function enforceDeadline(app: ApiServer, options: Options): void {
  const deadlines = new WeakMap<FastifyRequest, Deadline & Readonly<{ current: CurrentRequest }>>()

  app.addHook('onRequest', (request, reply, done) => {
    const deadline = createDeadline(options.deadlineMs, () => giveUp(request, reply, options))
    const current = { deadline: deadline.signal, over: overOf(deadline.signal, reply), address: request.ip }
    deadlines.set(request, { ...deadline, current })
    deadline.resume()
    withRequest(current, done)
  })

  app.addHook('preParsing', (request, _reply, payload, done) => {
    deadlines.get(request)?.pause()
    done(null, payload)
  })

  app.addHook('preValidation', (request, _reply, done) => {
    const deadline = deadlines.get(request)
    deadline?.resume()
    // The async context doesn't survive the events of the body's stream.
    return deadline === undefined ? done() : withRequest(deadline.current, done)
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    deadlines.get(request)?.pause()
    done(null, payload)
  })
}

/** Aborts when nobody waits for the response: a request of our own, for a page, ends with the one that it's for. */
function overOf(deadline: AbortSignal, { raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => controller.abort()
  deadline.addEventListener('abort', end, { once: true })
  requestOver()?.addEventListener('abort', end, { once: true })
  raw.once('close', () => {
    if (!raw.writableFinished) {
      end()
    }
  })
  return controller.signal
}

type Deadline = ReturnType<typeof createDeadline>

/** A countdown that doesn't run until `resume` is called. */
function createDeadline(totalMs: number, onExpire: () => void) {
  const controller = new AbortController()
  let remainingMs = totalMs
  let resumedAt = 0
  let timer: NodeJS.Timeout | undefined
  return {
    signal: controller.signal,
    resume: () => {
      resumedAt = performance.now()
      timer = setTimeout(() => {
        onExpire()
        controller.abort()
      }, remainingMs)
    },
    pause: () => {
      clearTimeout(timer)
      remainingMs -= performance.now() - resumedAt
    },
  }
}

/** Once hijacked, Fastify drops whatever the handler still sends or throws. */
function giveUp(request: FastifyRequest, reply: FastifyReply, { headersOf }: Options): void {
  if (reply.raw.headersSent) {
    // The Vite dev server answers on its own, past Fastify's hooks.
    return
  }
  const problem = unavailable()
  const page = wantsPage(request) ? failurePage(problem, request.id) : null
  request.log.error({ err: new RequestTooSlow() }, problem.code)
  reply.hijack()
  // Fastify would log the handler's late result as an error.
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
