import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Delivery = { readonly body: string; readonly signature: string }

/** Starts a webhook receiver that responds with the statuses in turn, then always with the last one. */
export async function openReceiver(...statuses: number[]) {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      deliveries.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['plaid-verification']),
      })
      response.statusCode = statuses[Math.min(deliveries.length, statuses.length) - 1] ?? 200
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const payloads = () => deliveries.map(({ body }) => JSON.parse(body))
  const codes = () => payloads().map(({ webhook_code }) => webhook_code)
  return { url: `http://127.0.0.1:${port}/hook`, deliveries, payloads, codes }
}
