import { explainCard, presentExplanation, spendOfTypedCosts, toYears } from '@cardsight/answers'
import { costsOf, explanationSchema, manualExplanationQuerySchema } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { findQuestion } from '../services/backtest/find-question.ts'
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
      const asked = { cardId: query.card, years: toYears(query.years), only: query.only ?? null }
      const question = findQuestion(deps.catalog, asked)
      return presentExplanation(explainCard(catalog.runs, spend, question), todayOf(deps))
    },
  )
}
