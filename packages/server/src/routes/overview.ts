import { releaseFor } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { overviewSchema } from '@cardsight/contract/site'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { presentOverview } from '../presenters/overview.ts'
import { cacheInstitutionCount, getOverview } from '../services/get-overview.ts'
import { pickHomeCards } from '../services/pick-home-cards.ts'

export function overviewRoutes(app: ApiServer, deps: Deps) {
  const homeCards = pickHomeCards(releaseFor(deps.catalog, defaultProfile).cards)
  const countInstitutions = cacheInstitutionCount(deps.bank, deps)
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
    async () => presentOverview(await getOverview(deps, homeCards, countInstitutions)),
  )
}
