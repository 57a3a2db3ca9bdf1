/** Every metric of the server that code records. Gauges that are read when someone asks are in `observe-state.ts`. */
import type { Counter, Histogram, Meter } from '@opentelemetry/api'

/** Bounds in seconds, from a cached page to the deadline of a request. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = Readonly<{
  meter: Meter
  /** By `method`, `route` (a pattern, never a URL) and `status` (a class such as 2xx). */
  requestSeconds: Histogram
  /** By `kind` and `outcome`. Includes the wait for a free thread. */
  runSeconds: Histogram
  /** By `operation` and `table`. */
  querySeconds: Histogram
  /** By `provider`, `call` and `outcome`. */
  bankCallSeconds: Histogram
  /** By `provider`, `kind` (ours) and `code` (the provider's). */
  bankErrors: Counter
  mailSent: Counter
  /** By `reason`. */
  mailFailures: Counter
  /** By `job` and `outcome`. */
  jobSeconds: Histogram
}>

/** Names end with their unit, so that they're the same for Prometheus and for OpenTelemetry. */
export function createMetrics(meter: Meter): Metrics {
  const seconds = (name: string, description: string) =>
    meter.createHistogram(`cardsight_${name}_seconds`, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: SECONDS },
    })
  const total = (name: string, description: string) =>
    meter.createCounter(`cardsight_${name}_total`, { description })
  return {
    meter,
    requestSeconds: seconds('request_duration', 'Time from the request to the end of the response'),
    runSeconds: seconds('run_duration', 'Time of a calculation, including the wait for a free thread'),
    querySeconds: seconds('query_duration', 'Time of a database query'),
    bankCallSeconds: seconds('bank_call_duration', 'Time of a call to a bank-data provider'),
    bankErrors: total('bank_errors', 'Failed calls to bank-data providers'),
    mailSent: total('mail_sent', 'Emails that the mail server accepted'),
    mailFailures: total('mail_failures', 'Failed attempts to send an email'),
    jobSeconds: seconds('job_duration', 'Time of one turn of a background job'),
  }
}
