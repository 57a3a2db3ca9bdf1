import { createNoopMeter, type Meter } from '@opentelemetry/api'
import type { Config } from '../config/config.ts'
import type { Telemetry } from './start-telemetry.ts'

/** Loads the SDK only if something is configured to receive metrics or traces. */
export async function openTelemetry({ telemetry }: Pick<Config, 'telemetry'>): Promise<Telemetry> {
  const { metricsServer, otlp } = telemetry
  if (metricsServer === null && otlp === null) {
    return { meter: null, isTracing: false, close: async () => {} }
  }
  const { startTelemetry } = await import('./start-telemetry.ts')
  return startTelemetry(telemetry)
}

export function meterOf({ meter }: Telemetry): Meter {
  return meter ?? createNoopMeter()
}
