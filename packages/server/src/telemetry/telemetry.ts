import type { Meter } from '@opentelemetry/api'

export type Telemetry = Readonly<{
  /** Null if nobody collects metrics. */
  meter: Meter | null
  isTracing: boolean
  /** Sends what is left and stops. */
  close(): Promise<void>
}>
