import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiServer } from '../http/api-server.ts'
import type { Metrics } from './metrics.ts'

const MS_PER_SECOND = 1000
const SERVER_ERROR = 500
/** All pages have one handler. A path that anyone can make up must not become a label. */
const PAGES = 'pages'

const tracer = trace.getTracer('cardsight')

/**
 * Measures every request, and gives it a span that continues the caller's trace. Hooks that take a callback
 * pass the context on to the hooks and handlers after them.
 */
export function observeRequests(app: ApiServer, { requestSeconds }: Pick<Metrics, 'requestSeconds'>): void {
  const traced = new WeakMap<FastifyRequest, Readonly<{ span: Span; inside: Context }>>()
  const resume = (request: FastifyRequest, done: () => void) =>
    context.with(traced.get(request)?.inside ?? context.active(), done)

  app.addHook('onRequest', (request, _reply, done) => {
    // Not `tracestate`, whose text anyone can choose.
    const { traceparent } = request.headers
    const caller = propagation.extract(context.active(), { traceparent })
    const attributes = { 'http.request.method': request.method, 'http.route': routeOf(request) }
    const span = tracer.startSpan(
      `${request.method} ${routeOf(request)}`,
      { kind: SpanKind.SERVER, attributes },
      caller,
    )
    traced.set(request, { span, inside: trace.setSpan(caller, span) })
    resume(request, done)
  })

  // The async context doesn't survive the events of the body's stream.
  app.addHook('preValidation', (request, _reply, done) => resume(request, done))

  app.addHook('onResponse', (request, reply, done) => {
    requestSeconds.record(reply.elapsedTime / MS_PER_SECOND, {
      method: request.method,
      route: routeOf(request),
      status: statusClassOf(reply),
    })
    const span = traced.get(request)?.span
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= SERVER_ERROR) {
      span?.setStatus({ code: SpanStatusCode.ERROR })
    }
    resume(request, done)
    span?.end()
  })
}

function routeOf(request: FastifyRequest): string {
  return request.is404 ? PAGES : (request.routeOptions.url ?? PAGES)
}

function statusClassOf({ statusCode }: FastifyReply): string {
  return `${Math.floor(statusCode / 100)}xx`
}
