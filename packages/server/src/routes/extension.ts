import {
  connectCodeSchema,
  connectedSchema,
  connectSchema,
  heldCardsSchema,
} from '@cardsight/contract/extension'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { revokeAccessToken } from '../services/auth/access-tokens.ts'
import { connectExtension, createExtensionCode } from '../services/auth/connect-extension.ts'
import { withCardsOfPerson } from '../services/reminders/cards-of-person.ts'
import { grantOf } from './grant-of.ts'

const tags = ['extension']

/** A key opens nothing else, and nothing else opens these. */
export function extensionRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/extension/code',
    {
      config: { access: 'recent-sign-in' },
      schema: {
        summary: 'Create a code that connects a browser extension within five minutes',
        tags,
        response: { 200: connectCodeSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      const { code, expiresAt } = await withinLimits(
        deps,
        'extension-code',
        { ...clientOf(request, deps), account: id },
        () => createExtensionCode(deps, id),
      )
      return { code, expiresAt: expiresAt.toISOString() }
    },
  )

  app.register(async (scope: ApiServer) => {
    scope.addHook('onRequest', async (request, reply) => allowExtensions(request, reply))
    scope.options('/extension', { config: { access: 'public' }, schema: { hide: true } }, (_, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, DELETE',
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': '86400',
        })
        .send(),
    )

    scope.post(
      '/extension',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Exchange a code for a key that reads your cards and caps',
          tags,
          body: connectSchema,
          response: { 200: connectedSchema, ...failures },
        },
      },
      async (request) => {
        const client = clientOf(request, deps)
        const key = await withinLimits(deps, 'extension-connect', client, () =>
          connectExtension(deps, request.body.code, client),
        )
        return { key }
      },
    )

    scope.get(
      '/extension',
      {
        config: { access: 'extension' },
        schema: {
          summary: 'Read your cards and how much of their caps is used, without purchases',
          tags,
          response: { 200: heldCardsSchema, ...failures },
        },
      },
      async (request) => {
        const { userId } = await connectionOf(request)
        const caller = { address: request.ip, account: userId }
        return withinLimits(deps, 'extension', caller, () =>
          withCardsOfPerson(deps, userId, (cards, buffers) =>
            deps.runThreads.bulk.call('listHeldCards', cards, buffers),
          ),
        )
      },
    )

    scope.delete(
      '/extension',
      {
        config: { access: 'extension' },
        schema: {
          summary: 'Disconnect the extension whose key this is',
          tags,
          response: { 204: z.null().describe('The key no longer works'), ...failures },
        },
      },
      async (request, reply) => {
        const { userId, tokenId } = await connectionOf(request)
        await revokeAccessToken(deps, { userId, id: tokenId }, clientOf(request, deps))
        return reply.code(204).send(null)
      },
    )
  })

  async function connectionOf(request: FastifyRequest) {
    const grant = await grantOf(request, deps, { isExtension: true })
    if (grant === null) {
      throw new AppError('signed-out')
    }
    return grant
  }
}

/** Lets extensions read the responses, and no website. */
function allowExtensions({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'origin')
  if (origin !== undefined && /^(?:chrome|moz)-extension:\/\/[\w-]+$/.test(origin)) {
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
}
