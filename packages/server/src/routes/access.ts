/** Who may call a route. Every API route declares it, or the app doesn't start. */

import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { authenticate, requireRecentSecondFactor, requireRecentSignIn } from '../http/authenticate.ts'

/**
 * `recent-sign-in`: the user must have signed in, or confirmed their identity, within 10 minutes. `recent-second-factor`: and
 * with a code or a passkey. `extension`: the key of a connected browser extension, which the route itself checks.
 */
export type Access = 'public' | 'extension' | 'signed-in' | 'recent-sign-in' | 'recent-second-factor'

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
    if (route.config.access !== 'public') {
      const roles = route.config.access === 'signed-in' ? [] : [route.config.access]
      route.schema = { ...route.schema, security: [{ bearer: roles }] }
    }
  })
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config
    if (access === 'signed-in') {
      await authenticate(request, deps)
    } else if (access === 'recent-sign-in') {
      await requireRecentSignIn(request, deps)
    } else if (access === 'recent-second-factor') {
      await requireRecentSecondFactor(request, deps)
    }
  })
}
