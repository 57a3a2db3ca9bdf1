import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { ApiServer } from './api-server.ts'

/** How long a client may go on sending what nobody reads, so that it gets to read its answer. */
const LINGER_MS = 5_000

/**
 * Closes the connection of a request that is answered before all of its body has come, such as one that is refused.
 * Nobody parses the rest, but it is received for a while: a socket that is closed with unread data resets the
 * connection, and the client loses the answer.
 */
export function closeAfterUnreadBodies(app: ApiServer) {
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw
    if (isStillSending(request) && socket instanceof Socket) {
      reply.header('connection', 'close')
      lingerOnClose(socket)
    }
  })
}

function isStillSending({ raw }: FastifyRequest): boolean {
  const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
  return hasBody && !raw.complete
}

/** Node calls `destroySoon` after the last answer of a connection, and discards what still comes until then. */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('end', () => socket.destroy())
    socket.once('close', () => clearTimeout(timer))
  }
}
