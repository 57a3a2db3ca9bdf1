import type { Socket } from 'node:net'
import { AppError } from '../errors.ts'
import type { ApiServer } from './api-server.ts'

/** Browsers and proxies wait for each response before they send another request on a connection. */
export const MAX_UNANSWERED = 16

/**
 * Closes a connection that sends request after request without waiting for responses. Node would handle all requests of a
 * packet at once, a thousand and more, before anyone else's. Add it before other hooks: what they do for a request costs more
 * than parsing it.
 */
export function limitPipelining(app: ApiServer): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > MAX_UNANSWERED) {
      socket.pause()
    }
    if (count > MAX_UNANSWERED + 1) {
      // Never answered, because the response before it closes the connection.
      reply.hijack()
      return
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done(count > MAX_UNANSWERED ? tooMany() : undefined)
  })
}

function tooMany(): AppError {
  return new AppError('too-many-tries', { headers: { connection: 'close', 'retry-after': '1' } })
}
