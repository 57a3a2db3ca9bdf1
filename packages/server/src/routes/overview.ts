import { overviewSchema } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { presentOverview } from '../presenters/overview.ts'
import { getOverview, rememberInstitutionCount } from '../services/get-overview.ts'
import { pickShelf } from '../services/pick-shelf.ts'

export function overviewRoutes(app: ApiServer, deps: Deps) {
  const shelf = pickShelf(deps.catalog.cards)
  const countInstitutions = rememberInstitutionCount(deps.bank, deps)
  app.get(
    '/overview',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get figures about the published catalog and the banks you can link',
        tags: ['catalog'],
        response: { 200: overviewSchema, ...failures },
      },
    },
    async () => presentOverview(await getOverview(deps, shelf, countInstitutions)),
  )
}
