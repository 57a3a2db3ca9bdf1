import type { ApiServer } from './api-server.ts'

/**
 * Fastify closes idle connections when it stops; one with a pending response would stay open for a minute.
 * Clients that get this header before we stop listening open their next connection to another server.
 */
export function closeConnectionsWhenStopping(app: ApiServer, isDraining: () => boolean) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping || isDraining()) {
      reply.header('connection', 'close')
    }
  })
}
