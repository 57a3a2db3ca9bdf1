/** A server that receives OpenTelemetry's protocol over HTTP as JSON, like a collector. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributesSchema = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
})
const resourceSchema = z.object({ attributes: attributesSchema })
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: resourceSchema, scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({
      resource: resourceSchema,
      scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof spanSchema>

export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const metricNames = new Set<string>()
  const services = new Set<unknown>()
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    if (request.url === '/v1/traces') {
      for (const { resource, scopeSpans } of tracesSchema.parse(JSON.parse(body)).resourceSpans) {
        services.add(serviceOf(resource))
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
    }
    if (request.url === '/v1/metrics') {
      for (const { resource, scopeMetrics } of metricsSchema.parse(JSON.parse(body)).resourceMetrics) {
        services.add(serviceOf(resource))
        for (const { name } of scopeMetrics.flatMap(({ metrics }) => metrics)) {
          metricNames.add(name)
        }
      }
    }
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metricNames,
    services,
    /** Every request's body as it came, whatever its path. */
    bodies,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serviceOf({ attributes }: z.infer<typeof resourceSchema>): unknown {
  return attributes.find(({ key }) => key === 'service.name')?.value.stringValue
}
