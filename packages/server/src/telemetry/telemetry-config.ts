/** Variables of metrics and traces. Their OTEL_ names are OpenTelemetry's own. */
import { z } from 'zod'
import { HIGHEST_PORT, httpUrl } from '../config/config-values.ts'

export const telemetryVariables = {
  METRICS_PORT: z.coerce.number().int().min(1).max(HIGHEST_PORT).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  OTEL_SERVICE_NAME: z.string().default('cardsight'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: httpUrl().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/json'], 'must be http/json').default('http/json'),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_METRICS_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).default(60_000),
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).default(5_000),
}

type Variables = z.infer<z.ZodObject<typeof telemetryVariables>>

export type TelemetryConfig = Readonly<{
  /** Where Prometheus collects metrics, never on the public port; null to offer none. */
  metricsServer: { port: number; host: string } | null
  /** What is sent with OpenTelemetry's protocol; null to send nothing. */
  otlp: {
    sendsTraces: boolean
    sendsMetrics: boolean
    sampler: { name: Variables['OTEL_TRACES_SAMPLER']; ratio: number }
    metricIntervalMs: number
    traceDelayMs: number
  } | null
  serviceName: string
}>

export function telemetryOf(env: Variables): TelemetryConfig {
  const hasOne = (own: string | undefined) => (own ?? env.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined
  const sendsTraces = hasOne(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) && env.OTEL_TRACES_EXPORTER === 'otlp'
  const sendsMetrics = hasOne(env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT) && env.OTEL_METRICS_EXPORTER === 'otlp'
  const isOn = env.OTEL_SDK_DISABLED === 'false' && (sendsTraces || sendsMetrics)
  return {
    metricsServer: env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    otlp: isOn
      ? {
          sendsTraces,
          sendsMetrics,
          sampler: { name: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
          metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
          traceDelayMs: env.OTEL_BSP_SCHEDULE_DELAY,
        }
      : null,
    serviceName: env.OTEL_SERVICE_NAME,
  }
}
