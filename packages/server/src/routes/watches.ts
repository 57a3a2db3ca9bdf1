import {
  pushBrowserSchema,
  watchAnswerSchema,
  watchesSchema,
  watchOwnCardsSchema,
} from '@cardsight/contract/watches'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate, ownerOf } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { presentWatches } from '../presenters/watches.ts'
import { addPushBrowser, removePushBrowser } from '../services/push/browsers-of-user.ts'
import {
  readWatches,
  unwatchCard,
  watchAnswer,
  watchCard,
  watchOwnCards,
} from '../services/watches/watches-of-user.ts'

const tags = ['account']
const config = { access: 'signed-in' } as const
const response = { 200: watchesSchema, ...failures }
const params = z.object({ cardId: z.string().max(100) })

/** What a person watches, and the messages about it. Each change returns all of it. */
export function watchRoutes(app: ApiServer, deps: Deps) {
  async function after(request: FastifyRequest, change: (userId: string) => Promise<void>) {
    const { id } = await authenticate(request, deps)
    await change(id)
    return presentWatches(await readWatches(deps, id), deps.catalog)
  }

  app.get(
    '/users/watches',
    { config, schema: { summary: 'Get what you watch, and your messages', tags, response } },
    (request) => after(request, async () => {}),
  )

  app.put(
    '/users/watches/cards/:cardId',
    { config, schema: { summary: 'Watch the welcome bonus of a card', tags, params, response } },
    (request) => after(request, (id) => watchCard(deps, id, request.params.cardId)),
  )

  app.delete(
    '/users/watches/cards/:cardId',
    { config, schema: { summary: 'Stop watching a card', tags, params, response } },
    (request) => after(request, (id) => unwatchCard(deps, id, request.params.cardId)),
  )

  app.put(
    '/users/watches/answer',
    {
      config,
      schema: {
        summary: 'Watch whether another card would earn $100 more on these amounts',
        tags,
        body: watchAnswerSchema,
        response,
      },
    },
    (request) => after(request, (id) => watchAnswer(deps, id, request.body)),
  )

  app.delete(
    '/users/watches/answer',
    { config, schema: { summary: 'Stop watching your answer', tags, response } },
    (request) => after(request, (id) => watchAnswer(deps, id, null)),
  )

  app.put(
    '/users/watches/own-cards',
    {
      config,
      schema: { summary: 'Watch changes of the cards you have', tags, body: watchOwnCardsSchema, response },
    },
    (request) => after(request, (id) => watchOwnCards(deps, id, request.body.isOn)),
  )

  app.put(
    '/users/watches/push',
    {
      config,
      schema: {
        summary: 'Get notifications in this browser',
        tags,
        body: pushBrowserSchema,
        response,
      },
    },
    async (request) => {
      const { sessionId } = await ownerOf(request, deps)
      return after(request, (userId) =>
        addPushBrowser(deps, { userId, sessionId, subscription: request.body }, clientOf(request, deps)),
      )
    },
  )

  app.delete(
    '/users/watches/push/:id',
    {
      config,
      schema: {
        summary: 'End notifications in a browser',
        tags,
        params: z.object({ id: z.uuid() }),
        response,
      },
    },
    (request) => after(request, (userId) => removePushBrowser(deps, userId, request.params.id)),
  )
}
