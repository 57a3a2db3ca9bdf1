import { linkedAccountsSchema, setupTokenOfferSchema, setupTokenSchema } from '@cardsight/contract/banking'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentLinkedAccounts } from '../presenters/banking.ts'
import { linkWithSetupToken, offerSetupToken } from '../services/banking/link-with-setup-token.ts'
import { renewWithSetupToken } from '../services/banking/renew-with-setup-token.ts'

const tags = ['banking']
const config = { access: 'signed-in' } as const

/** Routes for linking accounts with a SimpleFIN setup token. Everything else is the same as with other links. */
export function setupTokenRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/simplefin/auth/setup',
    {
      config,
      schema: {
        summary: 'Get the page where people create a setup token, or a token of the simulated server',
        tags,
        response: { 200: setupTokenOfferSchema, ...failures },
      },
    },
    async (request) => {
      const { id: account } = await authenticate(request, deps)
      return withinLimits(deps, 'link-token', { address: request.ip, account }, () => offerSetupToken(deps))
    },
  )

  app.post(
    '/simplefin/auth/add-token',
    {
      config,
      schema: {
        summary: 'Link the accounts behind a setup token; with a handle, renew access to a link',
        tags,
        body: setupTokenSchema,
        response: { 200: linkedAccountsSchema, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = await authenticate(request, deps)
      const { setupToken, accessToken: handle } = request.body
      const link = () =>
        handle === undefined
          ? linkWithSetupToken(deps, { userId, setupToken })
          : renewWithSetupToken(deps, { userId, handle, setupToken })
      const limited = withinLimits(deps, 'add-token', { address: request.ip, account: userId }, link)
      return presentLinkedAccounts(await limited)
    },
  )
}
