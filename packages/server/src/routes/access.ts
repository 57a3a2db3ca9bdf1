/** Who may call a route. Every API route says so, or the app does not start. */
import type { ApiServer } from '../http/api-server.ts'

export type Access = 'public' | 'signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
}

/** Holds every route to it, and writes it into the API's description. */
export function requireAccess(app: ApiServer) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${route.url} does not say who may call it: give it config.access`)
    }
    if (route.config.access === 'signed-in') {
      route.schema = { ...route.schema, security: [{ bearer: [] }] }
    }
  })
}
