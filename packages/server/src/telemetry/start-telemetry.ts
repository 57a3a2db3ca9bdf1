/** Connects OpenTelemetry's SDK. Loaded only if metrics or traces are configured. */
import { context, type Meter, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config/config.ts'

type Settings = Config['telemetry']
type OtlpSettings = NonNullable<Settings['otlp']>

const NAME = 'cardsight'

/** Exporters read the address, headers, timeout and compression from the standard variables themselves. */
export async function startTelemetry(settings: Settings): Promise<Telemetry> {
  const resource = describeService(settings)
  const { readers, close: closeMetrics } = await openReaders(settings)
  const meters = readers.length === 0 ? null : new MeterProvider({ resource, readers: [...readers] })
  const traces = settings.otlp?.sendsTraces ? startTraces(settings.otlp, resource) : null
  return {
    meter: meters?.getMeter(NAME) ?? null,
    isTracing: traces !== null,
    close: async () => {
      await Promise.allSettled([traces?.shutdown(), meters?.shutdown()])
      await closeMetrics()
    },
  }
}

function describeService({ serviceName }: Settings): Resource {
  const ours = resourceFromAttributes({ 'service.name': serviceName })
  return detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }).merge(ours)
}

async function openReaders({ metricsServer, otlp }: Settings) {
  const readers: IMetricReader[] = []
  if (otlp?.sendsMetrics) {
    readers.push(
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: otlp.metricIntervalMs,
        exportTimeoutMillis: otlp.metricIntervalMs,
      }),
    )
  }
  if (metricsServer === null) {
    return { readers, close: async () => {} }
  }
  const scraped = new PrometheusExporter({
    ...metricsServer,
    preventServerStart: true,
    withoutScopeInfo: true,
  })
  await scraped.startServer()
  return { readers: [...readers, scraped], close: () => scraped.stopServer() }
}

function startTraces({ sampler, traceDelayMs }: OtlpSettings, resource: Resource): TracerProvider {
  const provider = new TracerProvider({
    resource,
    sampler: createSampler(sampler),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: traceDelayMs }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return provider
}

/** The samplers that the specification names for `OTEL_TRACES_SAMPLER`. */
function createSampler({ name, ratio }: OtlpSettings['sampler']): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  switch (name) {
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: roots.always_on() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: roots.always_off() })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: roots.traceidratio() })
    default:
      return roots[name]()
  }
}

export type Telemetry = Readonly<{
  /** Null if nobody collects metrics. */
  meter: Meter | null
  isTracing: boolean
  /** Sends what is left and stops. */
  close(): Promise<void>
}>
