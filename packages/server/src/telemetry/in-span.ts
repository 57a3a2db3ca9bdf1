import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Follows whichever provider is registered; without one, its spans do nothing. */
const tracer = trace.getTracer('cardsight')

export type SpanDescription = Readonly<{
  name: string
  /** True for a call to another service. */
  isOutgoing?: boolean
  /** Never anything about a person. */
  attributes?: Attributes
}>

/** Runs the work in a span of its own. A failure is marked with the kind of error, never with its message. */
export function inSpan<Result>(
  { name, isOutgoing = false, attributes = {} }: SpanDescription,
  work: () => Promise<Result>,
): Promise<Result> {
  const kind = isOutgoing ? SpanKind.CLIENT : SpanKind.INTERNAL
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds a finished span below the current one; does nothing outside of a span. */
export function addSpan(name: string, attributes: Attributes, durationMs: number, isFailed: boolean): void {
  if (trace.getActiveSpan() === undefined) {
    return
  }
  const endTime = performance.timeOrigin + performance.now()
  const span = tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes,
    startTime: endTime - durationMs,
  })
  if (isFailed) {
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end(endTime)
}
