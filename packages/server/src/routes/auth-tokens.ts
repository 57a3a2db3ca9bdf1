import { accessTokensSchema, createTokenSchema, newAccessTokenSchema } from '@cardsight/contract/account'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentAccessToken } from '../presenters/user.ts'
import { createAccessToken, listOwnAccessTokens, revokeAccessToken } from '../services/auth/access-tokens.ts'

const tags = ['identity']

export function authTokenRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/auth/access-tokens',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'List your access tokens, without the tokens themselves',
        tags,
        response: { 200: accessTokensSchema, ...failures },
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      return { tokens: (await listOwnAccessTokens(deps, id)).map(presentAccessToken) }
    },
  )

  app.post(
    '/auth/access-tokens',
    {
      config: { access: 'recent-sign-in' },
      schema: {
        summary: 'Create an access token, which lets an assistant read your data',
        tags,
        body: createTokenSchema,
        response: { 200: newAccessTokenSchema, ...failures },
      },
    },
    async (request) => {
      const user = await authenticate(request, deps)
      const client = clientOf(request, deps)
      const { token, details } = await withinLimits(
        deps,
        'access-token',
        { ...client, account: user.id },
        () => createAccessToken(deps, { ...request.body, isExtension: false, user }, client),
      )
      return { token, details: presentAccessToken(details) }
    },
  )

  app.delete(
    '/auth/access-tokens/:tokenId',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Revoke an access token',
        tags,
        params: z.object({ tokenId: z.uuid() }),
        response: { 204: z.null().describe('It no longer works'), ...failures },
      },
    },
    async (request, reply) => {
      const { id: userId } = await authenticate(request, deps)
      const client = clientOf(request, deps)
      await revokeAccessToken(deps, { userId, id: request.params.tokenId }, client)
      return reply.code(204).send(null)
    },
  )
}
