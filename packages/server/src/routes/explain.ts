import { toYears } from '@cardsight/answers'
import {
  explanationSchema,
  type ManualExplanationQuery,
  manualExplanationQuerySchema,
} from '@cardsight/contract/backtest'
import { linkedExplanationQuerySchema } from '@cardsight/contract/banking'
import { costsOf } from '@cardsight/contract/costs'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import { type ExplanationRequest, findQuestion } from '../services/backtest/find-question.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'

export function explainRoutes(app: ApiServer, deps: Deps) {
  const readProfile = createProfileReader(deps.catalog)

  app.get(
    '/free/explain-manual',
    {
      config: { access: 'public', limit: 'run', cost: runMs.explanation },
      schema: {
        summary: "Explain a card's results on typed monthly costs, line by line",
        tags: ['runs'],
        querystring: manualExplanationQuerySchema,
        response: { 200: explanationSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { query } = request
      const explanationRequest = toExplanationRequest(query)
      // Throws if the card isn't in the catalog.
      findQuestion(deps.catalog, explanationRequest)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await deps.runThreads.quick.call('explainCosts', {
        costs: costsOf(query),
        profile: readProfile(query, [query.card]),
        window: runWindow(query, deps.clock()),
        explanationRequest,
        today: todayOf(deps),
        encoding,
      })
      return sendEncoded(reply, encoding, body)
    },
  )

  app.get(
    '/plaid/auth/explain',
    {
      config: { access: 'signed-in', limit: 'run', cost: runMs.linked },
      schema: {
        summary: "Explain a card's results on purchases in linked accounts, line by line",
        tags: ['runs'],
        querystring: linkedExplanationQuerySchema,
        response: { 200: explanationSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id } = await authenticate(request, deps)
      const explanationRequest = toExplanationRequest(request.query)
      // Throws if the card isn't in the catalog, before any transactions are read.
      findQuestion(deps.catalog, explanationRequest)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const profile = readProfile(request.query, [request.query.card])
      const today = todayOf(deps)
      const body = await withSpendingOfAccounts(deps, id, request.query, (spending, buffers) =>
        deps.runThreads.bulk.call(
          'explainSpending',
          { spending, profile, explanationRequest, today, encoding },
          buffers,
        ),
      )
      return sendEncoded(reply, encoding, body)
    },
  )
}

type Question = Pick<ManualExplanationQuery, 'card' | 'years' | 'only'>

function toExplanationRequest({ card, years, only }: Question): ExplanationRequest {
  return { cardId: card, years: toYears(years), only: only ?? null }
}
