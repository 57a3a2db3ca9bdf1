import { debugRunQuerySchema } from '@cardsight/contract/banking'
import { costsOf } from '@cardsight/contract/costs'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'

/** If it's off, the path doesn't exist. */
export function debugRoutes(app: ApiServer, deps: Deps) {
  if (!deps.hasDebugDashboard) {
    return
  }
  const readProfile = createProfileReader(deps.catalog)

  app.get(
    '/plaid/auth/run-debug',
    {
      config: { access: 'signed-in', limit: 'run', cost: runMs.debug },
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
      const asked = {
        profile: readProfile(query),
        encoding: pickEncoding(request.headers['accept-encoding']),
        today: todayOf(deps),
      }
      if ('1' in query) {
        const window = runWindow(query, deps.clock())
        const run = { ...asked, costs: costsOf(query), window }
        return sendEncoded(reply, asked.encoding, await deps.runThreads.quick.call('debugCosts', run))
      }
      const { id } = await authenticate(request, deps)
      const body = await withSpendingOfAccounts(deps, id, query, (spending, buffers) =>
        deps.runThreads.bulk.call('debugSpending', { ...asked, spending }, buffers),
      )
      return sendEncoded(reply, asked.encoding, body)
    },
  )
}
