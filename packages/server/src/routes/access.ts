/** Who may call a route. Every API route says so, or the app does not start. */
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'

export type Access = 'public' | 'signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Enforces it before any of the body is read or parsed, and writes it into the API's description. */
export function requireAccess(app: ApiServer, deps: Pick<Deps, 'database' | 'clock'>) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${route.url} does not say who may call it: give it config.access`)
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
