/** Worker thread with a bare Node server that sends the same response to every request. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type BareResponse = Readonly<{ headers: Record<string, string | string[]>; body: Uint8Array }>

const { headers, body }: BareResponse = workerData
const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const { port }: AddressInfo = Object(server.address())
  parentPort?.postMessage(port)
})
