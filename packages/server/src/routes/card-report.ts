import { presentPrograms } from '@cardsight/answers'
import { manualRunQuerySchema } from '@cardsight/contract/backtest'
import { cardReportSchema, programListSchema } from '@cardsight/contract/cards'
import { costsOf } from '@cardsight/contract/costs'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { cacheByDay } from '../caches/cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import type { PresentedCompanion } from '../presenters/card-report.ts'
import { shareWork } from '../request-deadline.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { getCard, todayOf } from '../services/get-cards.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'

const tags = ['catalog']
const config = { access: 'public' } as const

/** Routes for the page of a card, and for point values on every page. */
export function cardReportRoutes(app: ApiServer, deps: Deps) {
  const readProfile = createProfileReader(deps.catalog)
  const companionsOn = cacheByDay(
    (today) =>
      new LRUCache<string, PresentedCompanion[]>({
        max: deps.catalog.cards.length,
        fetchMethod: (cardId) => deps.runThreads.bulk.call('findCompanions', { cardId, today }),
      }),
  )

  /**
   * Searched on a bulk thread, once a day for each card, however many requests wait for it: a search takes longer than all
   * runs that it would hold up.
   */
  const companionsOf = (cardId: string): Promise<readonly PresentedCompanion[]> =>
    shareWork(() => companionsOn(todayOf(deps)).forceFetch(cardId))

  app.get(
    '/cards/:cardId/report',
    {
      config: { ...config, limit: 'run', cost: runMs.report },
      schema: {
        summary: "Get one card's facts with their dates, and its results compared to other cards",
        tags,
        params: z.object({ cardId: z.string() }),
        querystring: manualRunQuerySchema,
        response: { 200: cardReportSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { params, query } = request
      const { id: cardId } = getCard(deps, params.cardId)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await deps.runThreads.quick.call('reportCard', {
        cardId,
        companions: await companionsOf(cardId),
        costs: costsOf(query),
        profile: readProfile(query, [cardId]),
        window: runWindow(query, deps.clock()),
        today: todayOf(deps),
        encoding,
      })
      return sendEncoded(reply, encoding, body)
    },
  )

  app.get(
    '/programs',
    {
      config,
      schema: {
        summary: 'List the point value of each rewards program, with its source and date',
        tags,
        response: { 200: programListSchema, ...failures },
      },
    },
    async () => presentPrograms(deps.catalog),
  )
}
