/** A proxy that records what it's asked to connect to, and what a client sends through it first. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ConnectProxy = Readonly<{
  url: string
  /** Targets of CONNECT requests, as host and port. */
  targets: string[]
  /** The first bytes of each tunnel. */
  firstBytes: Buffer[]
  /** Other requests, which a tunnel would hide. */
  requests: string[]
  close(): Promise<void>
}>

/** Opens every tunnel, and closes it after the client's first bytes: nothing leaves this machine. */
export async function startConnectProxy(): Promise<ConnectProxy> {
  const [targets, firstBytes, requests]: [string[], Buffer[], string[]] = [[], [], []]
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(502).end()
  })
  server.on('connect', (request, socket) => {
    targets.push(request.url ?? '')
    socket.on('error', () => {})
    socket.once('data', (bytes: Buffer) => {
      firstBytes.push(bytes)
      socket.destroy()
    })
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    firstBytes,
    requests,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
