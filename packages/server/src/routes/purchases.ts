import { linkedPurchasesSchema, linkedRunQuerySchema } from '@cardsight/contract'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { presentPurchases } from '../presenters/purchases.ts'
import { spendingOfAccounts } from '../services/backtest/spending-of-accounts.ts'

export function purchasesRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/plaid/auth/purchases',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'What linked accounts have spent, by day and kind of purchase, without names',
        tags: ['runs'],
        querystring: linkedRunQuerySchema,
        response: { 200: linkedPurchasesSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentPurchases(await spendingOfAccounts(deps, id, request.query))
    },
  )
}
