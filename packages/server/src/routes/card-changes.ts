import { catalogChangesSchema, changesQuerySchema } from '@cardsight/contract/cards'
import { cacheByDay } from '../caches/cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { presentChanges } from '../presenters/card-history.ts'
import { todayOf } from '../services/get-cards.ts'
import { collectChanges, listChanges } from '../services/history/list-changes.ts'

export function cardChangesRoutes(app: ApiServer, deps: Deps) {
  const changesOn = cacheByDay((today) => collectChanges(deps.catalog, today))
  app.get(
    '/cards/changes',
    {
      config: { access: 'public' },
      schema: {
        summary: 'List the changes of card terms, newest first: of a year, or of the last 12 months',
        tags: ['catalog'],
        querystring: changesQuerySchema,
        response: { 200: catalogChangesSchema, ...failures },
      },
    },
    async ({ query }) => {
      const today = todayOf(deps)
      return presentChanges(listChanges(changesOn(today), today, query), deps.catalog)
    },
  )
}
