import { apiPaths } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/api-server.ts'
import { requireAccess } from './access.ts'
import { authRoutes } from './auth.ts'
import { backtestRoutes } from './backtest.ts'
import { cardsRoutes } from './cards.ts'
import { healthRoutes } from './health.ts'
import { mockDataRoutes } from './mockdata.ts'
import { overviewRoutes } from './overview.ts'
import { prepareCatalog } from './prepared-catalog.ts'

/** Every route of the API, under `/api`. */
export function mountRoutes(app: ApiServer, deps: Deps) {
  const catalog = prepareCatalog(deps.catalog, deps)
  return app.register(
    async (api: ApiServer) => {
      requireAccess(api)
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      healthRoutes(api, deps)
      overviewRoutes(api, deps)
      authRoutes(api, deps)
      cardsRoutes(api, deps, catalog)
      backtestRoutes(api, deps, catalog)
      mockDataRoutes(api)
    },
    { prefix: apiPaths.root },
  )
}
