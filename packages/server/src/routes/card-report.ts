import { presentPrograms } from '@cardsight/answers'
import { costsOf } from '@cardsight/contract/costs'
import { cardReportSchema, manualRunQuerySchema, programListSchema } from '@cardsight/contract/schemas'
import { z } from 'zod'
import { cacheByDay } from '../cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-encoded.ts'
import type { PresentedCompanion } from '../presenters/card-report.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { getCard, todayOf } from '../services/get-cards.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

const tags = ['catalog']
const config = { access: 'public' } as const

/** Routes for the page of a card, and for point values on every page. */
export function cardReportRoutes(app: ApiServer, deps: Deps, catalog: () => PreparedCatalog) {
  const readProfile = createProfileReader(deps.catalog)
  const companionsOn = cacheByDay(() => new Map<string, readonly PresentedCompanion[]>())

  /** Searched on a bulk thread, once a day for each card: a search takes longer than all runs that it would hold up. */
  const companionsOf = async (cardId: string): Promise<readonly PresentedCompanion[]> => {
    const today = todayOf(deps)
    const cached = companionsOn(today)
    const found = cached.get(cardId) ?? (await deps.runThreads.bulk.call('findCompanions', { cardId, today }))
    cached.set(cardId, found)
    return found
  }

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
        profile: readProfile(query),
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
    async () => presentPrograms(catalog().runs.release),
  )
}
