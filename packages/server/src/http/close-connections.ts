import type { ApiServer } from './api-server.ts'

/**
 * Fastify closes idle connections when it stops; one with a pending response would stay open for a minute.
 */
export function closeConnectionsWhenStopping(app: ApiServer) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) {
      reply.header('connection', 'close')
    }
  })
}
