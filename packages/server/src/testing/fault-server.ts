/** A proxy in front of a bank that corrupts its responses, as a network or a provider might. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const DRIP_MS = 50

/**
 * What happens to a call: the bank's response, half of it and then a dropped connection, silence, a slow
 * trickle of bytes, or something else.
 */
export type Fault =
  | 'pass'
  | 'cut'
  | 'reset'
  | 'hang'
  | 'drip'
  | Readonly<{ status: number; body: string; contentType?: string; headers?: Record<string, string> }>

export type FaultServer = Readonly<{
  baseUrl: string
  /** Called for every request. */
  decide(fault: (path: string) => Fault | Promise<Fault>): void
  /** The requested paths, in order. */
  calls: string[]
  close(): Promise<void>
}>

export async function startFaultServer(bankUrl: string): Promise<FaultServer> {
  let decided: (path: string) => Fault | Promise<Fault> = () => 'pass'
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    calls.push(path)
    await applyFault(await decided(path), request, response)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  async function applyFault(fault: Fault, request: IncomingMessage, response: ServerResponse) {
    if (fault === 'hang') {
      return
    }
    if (fault === 'reset') {
      request.socket.resetAndDestroy()
      return
    }
    if (fault === 'drip') {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), DRIP_MS)
      response.once('close', () => clearInterval(timer))
      return
    }
    if (typeof fault === 'object') {
      const contentType = fault.contentType ?? 'application/json'
      response.writeHead(fault.status, { 'content-type': contentType, ...fault.headers }).end(fault.body)
      return
    }
    const answer = await fetch(`${bankUrl}${request.url}`, {
      method: 'POST',
      headers: forwarded(request),
      body: await bodyOf(request),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': 'application/json', 'content-length': body.length })
    if (fault === 'pass') {
      response.end(body)
      return
    }
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => request.socket.destroy())
  }

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    decide: (fault) => {
      decided = fault
    },
    calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  const names = ['content-type', 'plaid-client-id', 'plaid-secret', 'plaid-version']
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) {
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
