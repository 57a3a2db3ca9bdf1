import { debugRun, presentDebug, runFromCosts } from '@cardsight/answers'
import { costsOf, manualRunQuerySchema } from '@cardsight/contract'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

/** Where it is off the address does not exist. */
export function debugRoutes(app: ApiServer, deps: Deps, catalog: PreparedCatalog) {
  if (!deps.hasDebugDashboard) {
    return
  }
  app.get(
    '/plaid/auth/run-debug',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'What the engine itself said of the person’s run: cents and points as it counts them',
        tags: ['runs'],
        querystring: manualRunQuerySchema,
        response: { 200: z.record(z.string(), z.unknown()), ...failures },
      },
    },
    async ({ query }, reply) => {
      reply.header('x-robots-tag', 'noindex')
      const run = runFromCosts(catalog.runs, costsOf(query), runWindow(query, deps.clock()))
      return presentDebug(debugRun(run))
    },
  )
}
