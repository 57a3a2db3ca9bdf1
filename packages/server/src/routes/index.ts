import { apiPaths } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { requireAccess } from './access.ts'
import { authRoutes } from './auth.ts'
import { healthRoutes } from './health.ts'
import { overviewRoutes } from './overview.ts'

/** Every route of the API, under `/api`. */
export function mountRoutes(app: ApiServer, deps: Deps) {
  return app.register(
    async (api: ApiServer) => {
      requireAccess(api)
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      healthRoutes(api, deps)
      overviewRoutes(api, deps)
      authRoutes(api, deps)
    },
    { prefix: apiPaths.root },
  )
}
