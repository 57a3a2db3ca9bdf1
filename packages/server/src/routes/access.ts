/** Who may call a route. Every API route declares it, or the app doesn't start. */
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'

export type Access = 'public' | 'signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Enforces it before the body is read or parsed, and adds it to the API documentation. */
export function requireAccess(app: ApiServer, deps: Pick<Deps, 'database' | 'clock'>) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${route.url} doesn't say who may call it: add config.access`)
    }
    if (route.config.access === 'signed-in') {
      route.schema = { ...route.schema, security: [{ bearer: [] }] }
    }
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'signed-in') {
      await authenticate(request, deps)
    }
  })
}
