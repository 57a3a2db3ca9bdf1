import {
  linkedPurchasesSchema,
  linkedSpendingQuerySchema,
  spendingLinesQuerySchema,
  spendingLinesSchema,
} from '@cardsight/contract/banking'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { pickEncoding } from '../http/encodings.ts'
import { sendEncoded } from '../http/send-json.ts'
import { withLinesOfUser } from '../services/backtest/lines-of-user.ts'
import { withSpendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'
import { todayOf } from '../services/get-cards.ts'

export function purchasesRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/plaid/auth/purchases',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'List purchases in linked accounts by day and category, without names',
        tags: ['runs'],
        querystring: linkedSpendingQuerySchema,
        response: { 200: linkedPurchasesSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id } = await authenticate(request, deps)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await withSpendingOfAccounts(deps, id, request.query, (spending, buffers) =>
        deps.runThreads.bulk.call('listPurchases', { spending, encoding, today: todayOf(deps) }, buffers),
      )
      return sendEncoded(reply, encoding, body)
    },
  )
  app.get(
    '/plaid/auth/lines',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'List all transactions of a half year with our categories, without your corrections',
        tags: ['banking'],
        querystring: spendingLinesQuerySchema,
        response: { 200: spendingLinesSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { id: userId } = await authenticate(request, deps)
      const encoding = pickEncoding(request.headers['accept-encoding'])
      const body = await withLinesOfUser(deps, { userId, ...request.query }, (links, buffers) =>
        deps.runThreads.bulk.call('listLines', { links, encoding, today: todayOf(deps) }, buffers),
      )
      return sendEncoded(reply, encoding, body)
    },
  )
}
