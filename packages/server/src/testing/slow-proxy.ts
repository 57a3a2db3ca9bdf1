/** A TCP proxy in front of PostgreSQL that delays every query, like an overloaded server or a slow network. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type SlowProxy = Readonly<{
  /** The URL of the same database through the proxy. */
  url: string
  /** Applies to every query from now on. */
  delayQueries(milliseconds: number): void
  /** Queries that reached PostgreSQL so far. */
  queryCount(): number
  close(): Promise<void>
}>

export async function startSlowProxy(databaseUrl: string): Promise<SlowProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let [delayMs, queries] = [0, 0]

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    let lastWrite = Promise.resolve()
    client.on('data', (chunk) => {
      lastWrite = lastWrite.then(async () => {
        await wait(delayMs)
        queries += 1
        upstream.write(chunk)
      })
    })
    upstream.on('data', (chunk) => client.write(chunk))
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    delayQueries: (milliseconds) => {
      delayMs = milliseconds
    },
    queryCount: () => queries,
    close: async () => {
      for (const socket of sockets) {
        socket.destroy()
      }
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
