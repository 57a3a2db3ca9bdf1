import { scrub } from '../logging/scrub.ts'
import type { ApiServer } from './api-server.ts'

const MAX_PATH_CHARS = 300

/** Logs one line per request, without the query string, which can contain tokens. */
export function logRequests(app: ApiServer) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? shortPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}

/** Scrubbed before it's truncated: half a secret matches no rule. */
function shortPath(url: string): string {
  const path = scrub(url.split('?', 1)[0] ?? '')
  return path.length > MAX_PATH_CHARS ? `${path.slice(0, MAX_PATH_CHARS)}…` : path
}
