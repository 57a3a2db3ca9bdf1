import { debugRun, presentDebug, runFromCosts } from '@cardsight/answers'
import { costsOf } from '@cardsight/contract/costs'
import { debugRunQuerySchema } from '@cardsight/contract/schemas'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-encoded.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

/** If it's off, the path doesn't exist. */
export function debugRoutes(app: ApiServer, deps: Deps, { runsOn }: PreparedCatalog) {
  if (!deps.hasDebugDashboard) {
    return
  }
  app.get(
    '/plaid/auth/run-debug',
    {
      config: { access: 'signed-in', limit: 'run' },
      schema: {
        summary: 'Get the raw engine output of your run, in cents and points',
        tags: ['runs'],
        querystring: debugRunQuerySchema,
        response: { 200: z.record(z.string(), z.unknown()), ...failures },
      },
    },
    async (request, reply) => {
      const { query } = request
      reply.header('x-robots-tag', 'noindex')
      if ('1' in query) {
        const window = runWindow(query, deps.clock())
        return presentDebug(debugRun(runFromCosts(runsOn(todayOf(deps)), costsOf(query), window)))
      }
      const { id } = await authenticate(request, deps)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await withSpendingOfAccounts(deps, id, query, (spending, buffers) =>
        deps.runThreads.bulk.call('debugSpending', { spending, today: todayOf(deps), encoding }, buffers),
      )
      return sendEncoded(reply, encoding, body)
    },
  )
}
