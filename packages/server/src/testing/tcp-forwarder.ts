/** One address for several servers, one at a time, like the address of a managed database. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type TcpForwarder = Readonly<{
  port: number
  /** Where new connections go from now on. Open ones are closed. */
  switchTo(port: number): void
  close(): Promise<void>
}>

export async function startTcpForwarder(firstPort: number): Promise<TcpForwarder> {
  const sockets = new Set<Socket>()
  let target = firstPort
  const closeAll = () => {
    for (const socket of sockets) {
      socket.destroy()
    }
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
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
      socket.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    switchTo: (port) => {
      target = port
      closeAll()
    },
    close: async () => {
      closeAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
