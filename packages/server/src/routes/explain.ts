import { costsOf, explanationSchema, manualExplanationQuerySchema } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { presentExplanation } from '../presenters/explanation.ts'
import { explainCard, toYears } from '../services/backtest/explain-card.ts'
import { spendOfTypedCosts } from '../services/backtest/run-from-costs.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { todayOf } from '../services/get-cards.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

export function explainRoutes(app: ApiServer, deps: Deps, catalog: PreparedCatalog) {
  app.get(
    '/free/explain-manual',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Why a card comes to its numbers with typed monthly costs, line by line',
        tags: ['runs'],
        querystring: manualExplanationQuerySchema,
        response: { 200: explanationSchema, ...failures },
      },
    },
    async ({ query }) => {
      const spend = spendOfTypedCosts(costsOf(query), runWindow(query, deps.clock()))
      const question = { cardId: query.card, years: toYears(query.years), only: query.only ?? null }
      return presentExplanation(explainCard(catalog.runs, spend, question), todayOf(deps))
    },
  )
}
