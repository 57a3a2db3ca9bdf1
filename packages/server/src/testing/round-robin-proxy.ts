/**
 * A proxy in front of several servers, like Caddy: it uses servers that say they're ready in turn, with
 * connections that stay open, and tries the next one if a connection is refused. It repeats nothing else.
 */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPaths } from '@cardsight/contract/api-paths'

const HEALTH_INTERVAL_MS = 200
/** As long as Caddy tries, if no server is ready. */
const TRY_FOR_MS = 5_000

type Backend = { readonly port: number; readonly agent: http.Agent; isReady: boolean }

export type RoundRobinProxy = Readonly<{
  url: string
  add(port: number): void
  remove(port: number): void
  isReady(port: number): boolean
  close(): Promise<void>
}>

export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const backends: Backend[] = []
  let turn = 0
  let isClosed = false

  const next = (): Backend | null => {
    const ready = backends.filter(({ isReady }) => isReady)
    turn += 1
    return ready[turn % Math.max(1, ready.length)] ?? null
  }

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) {
      chunks.push(chunk)
    }
    const body = Buffer.concat(chunks)
    const giveUpAt = performance.now() + TRY_FOR_MS
    while (performance.now() < giveUpAt) {
      const backend = next()
      const outcome = backend === null ? 'refused' : await forward(backend, { request, body, response })
      if (outcome !== 'refused') {
        return
      }
      await wait(HEALTH_INTERVAL_MS / 4)
    }
    response.writeHead(502).end('no server is ready')
  })

  const check = async (backend: Backend): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${backend.port}${apiPaths.ready}`).catch(() => null)
    backend.isReady = answer?.ok ?? false
    await answer?.arrayBuffer()
  }
  const checkAll = async (): Promise<void> => {
    while (!isClosed) {
      await Promise.all(backends.map(check))
      await wait(HEALTH_INTERVAL_MS)
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const checking = checkAll()
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    add: (added) => {
      backends.push({ port: added, agent: new http.Agent({ keepAlive: true }), isReady: false })
    },
    remove: (removed) => {
      const index = backends.findIndex((backend) => backend.port === removed)
      backends.splice(index, 1)[0]?.agent.destroy()
    },
    isReady: (asked) => backends.some((backend) => backend.port === asked && backend.isReady),
    close: async () => {
      isClosed = true
      await checking
      server.closeAllConnections()
      server.close()
      for (const { agent } of backends) {
        agent.destroy()
      }
    },
  }
}

type Exchange = Readonly<{ request: http.IncomingMessage; body: Buffer; response: http.ServerResponse }>

function forward(
  { port, agent }: Backend,
  { request, body, response }: Exchange,
): Promise<'answered' | 'refused'> {
  return new Promise((resolve) => {
    const { connection: _connection, ...headers } = request.headers
    const sent = http.request(
      { host: '127.0.0.1', port, agent, method: request.method, path: request.url, headers },
      (answer) => {
        const { connection: _close, 'keep-alive': _keepAlive, ...answered } = answer.headers
        response.writeHead(answer.statusCode ?? 502, answered)
        pipeline(answer, response, () => resolve('answered'))
      },
    )
    sent.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') {
        resolve('refused')
        return
      }
      if (!response.headersSent) {
        response.writeHead(502)
      }
      response.end(error.message)
      resolve('answered')
    })
    sent.end(body)
  })
}
