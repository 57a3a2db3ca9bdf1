import {
  accountListSchema,
  accountsAttentionSchema,
  addTokenQuerySchema,
  bankStatusSchema,
  linkExitSchema,
  linkedAccountsSchema,
  linkMetadataSchema,
  linkTokenQuerySchema,
  linkTokenSchema,
  removeAccessQuerySchema,
  unlinkedSchema,
} from '@cardsight/contract/banking'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { errorBodyOf } from '../http/on-error.ts'
import { withinLimits } from '../http/rate-limit.ts'
import type { LimitName } from '../http/rate-limits.ts'
import {
  presentAccountList,
  presentBankStatus,
  presentLinkedAccounts,
  presentLinkToken,
} from '../presenters/banking.ts'
import { createLinkToken } from '../services/banking/create-link-token.ts'
import { getInstitutionLogo } from '../services/banking/get-institution-logo.ts'
import { linkInstitution } from '../services/banking/link-institution.ts'
import { findLoginRequired, listInstitutions } from '../services/banking/list-institutions.ts'
import { renewInstitution } from '../services/banking/renew-institution.ts'
import { reportLinkExit } from '../services/banking/report-link-exit.ts'
import { removeInstitution, unlinkAll } from '../services/banking/unlink.ts'

const tags = ['banking']
const config = { access: 'signed-in' } as const
const LOGO_CACHING = 'public, max-age=86400'

/** Routes for linking and unlinking accounts. */
export function bankingRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/plaid/auth/create-link-token',
    {
      config,
      schema: {
        summary: 'Create a token for the linking flow; with a handle, to renew access to an institution',
        tags,
        querystring: linkTokenQuerySchema,
        response: { 200: linkTokenSchema, ...failures },
      },
    },
    async (request) => {
      const linkRequest = { userId: await userIdOf(request), handle: request.query.accessToken ?? null }
      const create = () => createLinkToken(deps, linkRequest)
      return presentLinkToken(await limited('link-token', request, linkRequest.userId, create))
    },
  )

  app.post(
    '/plaid/auth/add-token',
    {
      config,
      schema: {
        summary: 'Finish a new link, or confirm a renewed one',
        tags,
        querystring: addTokenQuerySchema,
        body: linkMetadataSchema,
        response: { 200: linkedAccountsSchema, ...failures },
      },
    },
    async (request) => {
      const { publicToken = '', accessToken: handle } = request.query
      const userId = await userIdOf(request)
      const add = () =>
        handle === undefined
          ? linkInstitution(deps, { userId, publicToken, metadata: request.body })
          : renewInstitution(deps, { userId, handle })
      return presentLinkedAccounts(await limited('add-token', request, userId, add))
    },
  )

  app.post(
    '/plaid/auth/plaid-error',
    {
      config,
      schema: {
        summary: 'Report why a user left the linking flow',
        tags,
        body: linkExitSchema,
        response: { 204: z.null().describe('Noted'), ...failures },
      },
    },
    async (request, reply) => {
      const userId = await userIdOf(request)
      await limited('link-exit', request, userId, async () => reportLinkExit(deps, userId, request.body))
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/plaid/auth/accounts',
    {
      config,
      schema: {
        summary: 'List the accounts that count, and disconnected institutions',
        tags,
        response: { 200: accountListSchema, 412: accountsAttentionSchema, ...failures },
      },
    },
    async (request, reply) => {
      const institutions = await listInstitutions(deps, await userIdOf(request))
      const accounts = presentAccountList(institutions)
      const attention = findLoginRequired(institutions)
      return attention === null ? accounts : reply.code(412).send({ ...errorBodyOf(attention), accounts })
    },
  )

  app.get(
    '/plaid/auth/status',
    {
      config,
      schema: {
        summary: 'Get the sync status of each institution: import progress, freshness, required actions',
        tags,
        response: { 200: bankStatusSchema, ...failures },
      },
    },
    async (request) => presentBankStatus(await listInstitutions(deps, await userIdOf(request))),
  )

  app.post(
    '/plaid/auth/accounts-unlink-all',
    {
      config,
      schema: {
        summary: 'Unlink every institution and delete its data',
        tags,
        response: { 200: unlinkedSchema, ...failures },
      },
    },
    async (request) => ({ removed: await unlinkAll(deps, await userIdOf(request)) }),
  )

  app.post(
    '/plaid/auth/remove-access-token',
    {
      config,
      schema: {
        summary: 'Unlink one institution',
        tags,
        querystring: removeAccessQuerySchema,
        response: { 200: unlinkedSchema, ...failures },
      },
    },
    async (request) => {
      const handle = request.query.accessToken
      return { removed: await removeInstitution(deps, { userId: await userIdOf(request), handle }) }
    },
  )

  app.get(
    '/plaid/institutions/:institutionId/logo.png',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get the logo of a linked institution',
        tags,
        params: z.object({ institutionId: z.string().regex(/^\w{1,50}$/) }),
        response: { 200: z.any().describe('A PNG'), ...failures },
      },
    },
    async (request, reply) => {
      const png = await getInstitutionLogo(deps, request.params.institutionId)
      return reply.header('cache-control', LOGO_CACHING).type('image/png').send(png)
    },
  )

  async function userIdOf(request: FastifyRequest): Promise<string> {
    return (await authenticate(request, deps)).id
  }

  function limited<Result>(
    name: LimitName,
    request: FastifyRequest,
    account: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return withinLimits(deps, name, { address: request.ip, account }, work)
  }
}
