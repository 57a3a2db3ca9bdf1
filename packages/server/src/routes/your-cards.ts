import { savedYourCardsSchema, yourCardsSchema } from '@cardsight/contract/your-cards'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { presentYourCards } from '../presenters/your-cards.ts'
import { changeCardsOfUser, readCardsOfUser } from '../services/users/your-cards.ts'

/** Enough for 200 cards with 30 used credits each. */
const BODY_LIMIT_BYTES = 512 * 1024

const tags = ['account']
const access = 'signed-in'
const response = { 200: savedYourCardsSchema, ...failures }

/** Routes for the cards that a person has. The service checks a list, because its sentences need the catalog. */
export function yourCardsRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/users/your-cards',
    { config: { access }, schema: { summary: 'Get the cards saved in your account', tags, response } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentYourCards(await readCardsOfUser(deps, id))
    },
  )

  app.put(
    '/users/your-cards',
    {
      config: { access, describedBody: yourCardsSchema },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { summary: 'Save the cards you have, in place of those saved before', tags, response },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return presentYourCards(await changeCardsOfUser(deps, id, request.body))
    },
  )
}
