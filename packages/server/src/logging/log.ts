/** The structured logger. Every line is scrubbed of secrets and email addresses, and has a maximum size. */
import { trace } from '@opentelemetry/api'
import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from './scrub.ts'
import { shortenLine } from './shorten-line.ts'

export type { Logger }

/** @param onLine gets every finished line too, such as to report errors. */
export function createLog(
  level: string,
  destination: DestinationStream = process.stdout,
  onLine: (line: string) => void = () => {},
): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: traceIds },
    {
      write: (text: string) => {
        const line = shortenLine(scrub(text))
        destination.write(line)
        onLine(line)
      },
    },
  )
}

/** Ids of the current trace and span; empty unless traces are collected. */
function traceIds(): { traceId?: string; spanId?: string } {
  const span = trace.getActiveSpan()?.spanContext()
  return span === undefined ? {} : { traceId: span.traceId, spanId: span.spanId }
}
