import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { ApiServer } from './api-server.ts'

/** How long a client may keep sending an unread body, so that it can read the response. */
const LINGER_MS = 5_000

/**
 * Closes the connection of a request that is answered before its whole body has arrived, such as a rejected
 * one. The rest isn't parsed, but it's received for a while: closing a socket with unread data resets the
 * connection, and the client loses the response.
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

/** Node calls `destroySoon` after the last response of a connection, and discards what arrives until then. */
function lingerOnClose(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('end', () => socket.destroy())
    socket.once('close', () => clearTimeout(timer))
  }
}
