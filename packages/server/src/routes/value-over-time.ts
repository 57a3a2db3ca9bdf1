import {
  linkedValueQuerySchema,
  manualValueQuerySchema,
  valueOverTimeSchema,
} from '@cardsight/contract/backtest'
import { costsOf } from '@cardsight/contract/costs'
import type { Deps } from '../deps.ts'
import { runMs } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import { runWindow } from '../services/backtest/run-window.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { getCard, todayOf } from '../services/get-cards.ts'
import { createProfileReader } from '../services/runs/profile-reader.ts'

export function valueOverTimeRoutes(app: ApiServer, deps: Deps) {
  const readProfile = createProfileReader(deps.catalog)

  app.get(
    '/free/value-over-time-manual',
    {
      config: { access: 'public', limit: 'run', cost: runMs.value },
      schema: {
        summary: 'Value of up to three cards on typed monthly costs, month by month over three years',
        tags: ['runs'],
        querystring: manualValueQuerySchema,
        response: { 200: valueOverTimeSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { query } = request
      requireCards(deps, query.card)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await deps.runThreads.quick.call('valueOnCosts', {
        costs: costsOf(query),
        profile: readProfile(query, query.card),
        window: runWindow(query, deps.clock()),
        cardIds: query.card,
        today: todayOf(deps),
        encoding,
      })
      return sendEncoded(reply, encoding, body)
    },
  )

  app.get(
    '/plaid/auth/value-over-time',
    {
      config: { access: 'signed-in', limit: 'run', cost: runMs.linked },
      schema: {
        summary: 'Value of up to three cards on linked purchases, month by month over three years',
        tags: ['runs'],
        querystring: linkedValueQuerySchema,
        response: { 200: valueOverTimeSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id } = await authenticate(request, deps)
      const { query } = request
      requireCards(deps, query.card)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const profile = readProfile(query, query.card)
      const today = todayOf(deps)
      const body = await withSpendingOfAccounts(deps, id, query, (spending, buffers) =>
        deps.runThreads.bulk.call(
          'valueOnSpending',
          { spending, profile, cardIds: query.card, today, encoding },
          buffers,
        ),
      )
      return sendEncoded(reply, encoding, body)
    },
  )
}

/** Throws if a card isn't in the catalog, before any transactions are read. */
function requireCards({ catalog }: Deps, cardIds: readonly string[]): void {
  for (const cardId of cardIds) {
    getCard({ catalog }, cardId)
  }
}
