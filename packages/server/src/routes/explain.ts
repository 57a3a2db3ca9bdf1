import { explainCard, presentExplanation, spendOfTypedCosts, toYears } from '@cardsight/answers'
import {
  costsOf,
  explanationSchema,
  linkedExplanationQuerySchema,
  type ManualExplanationQuery,
  manualExplanationQuerySchema,
} from '@cardsight/contract'
import { type Spend, spendFrom } from '@cardsight/engine'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { findQuestion } from '../services/backtest/find-question.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { spendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'
import type { PreparedCatalog } from './prepared-catalog.ts'

export function explainRoutes(app: ApiServer, deps: Deps, catalog: PreparedCatalog) {
  app.get(
    '/free/explain-manual',
    {
      config: { access: 'public', limit: 'run' },
      schema: {
        summary: 'Why a card comes to its numbers with typed monthly costs, line by line',
        tags: ['runs'],
        querystring: manualExplanationQuerySchema,
        response: { 200: explanationSchema, ...failures },
      },
    },
    async ({ query }) => answer(query, spendOfTypedCosts(costsOf(query), runWindow(query, deps.clock()))),
  )

  app.get(
    '/plaid/auth/explain',
    {
      config: { access: 'signed-in', limit: 'run' },
      schema: {
        summary: 'Why a card comes to its numbers with what linked accounts have spent',
        tags: ['runs'],
        querystring: linkedExplanationQuerySchema,
        response: { 200: explanationSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      const { purchases, window, leftOut } = await spendingOfAccounts(deps, id, request.query)
      return answer(request.query, spendFrom(purchases, window, leftOut))
    },
  )

  function answer({ card, years, only }: Question, spend: Spend) {
    const asked = { cardId: card, years: toYears(years), only: only ?? null }
    const question = findQuestion(deps.catalog, asked)
    return presentExplanation(explainCard(catalog.runs, spend, question), todayOf(deps))
  }
}

type Question = Pick<ManualExplanationQuery, 'card' | 'years' | 'only'>
