import type { ApiServer } from './api-server.ts'

/** One line a request. The query string stays out: tokens travel there. */
export function logRequests(app: ApiServer) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
