import {
  accountDetailsSchema,
  deleteUserSchema,
  updateUserSchema,
  userExportSchema,
  userSchema,
} from '@cardsight/contract/account'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticateSession } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { sendInPieces } from '../http/send-json.ts'
import { presentAccount, presentUser } from '../presenters/user.ts'
import { presentUserExport } from '../presenters/user-export.ts'
import { deleteUser } from '../services/users/delete-user.ts'
import { exportUser } from '../services/users/export-user.ts'
import { getAccount } from '../services/users/get-account.ts'
import { updateUser } from '../services/users/update-user.ts'

const tags = ['account']
const config = { access: 'signed-in' } as const
const params = z.object({ id: z.string() })

export function usersRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/users/:id',
    {
      config,
      schema: {
        summary: 'Get your account',
        tags,
        params,
        response: { 200: accountDetailsSchema, ...failures },
      },
    },
    async (request) => {
      const { user } = await ownSession(request, request.params.id, deps)
      return presentAccount(await getAccount(deps, user.id))
    },
  )

  app.put(
    '/users/:id',
    {
      config,
      schema: {
        summary: 'Change name, email or password',
        tags,
        params,
        body: updateUserSchema,
        response: { 200: userSchema, ...failures },
      },
    },
    async (request) => {
      const { user, session } = await ownSession(request, request.params.id, deps)
      const client = clientOf(request, deps)
      const change = { userId: user.id, session, update: request.body }
      const update = () => updateUser(deps, change, client)
      await withinLimits(deps, 'old-password', { address: client.address, account: user.id }, update)
      return presentUser((await getAccount(deps, user.id)).account)
    },
  )

  app.get(
    '/users/:id/export',
    {
      config: { access: 'recent-sign-in' },
      schema: {
        summary: 'Export everything stored about you',
        tags,
        params,
        response: { 200: userExportSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = await ownSession(request, request.params.id, deps)
      const client = clientOf(request, deps)
      const read = () => exportUser(deps, user.id, client)
      const who = { address: client.address, account: user.id }
      const exported = presentUserExport(await withinLimits(deps, 'export', who, read), session.id)
      return sendInPieces(reply, exported)
    },
  )

  app.delete(
    '/users/:id',
    {
      config,
      schema: {
        summary: 'Delete one’s account and everything in it',
        tags,
        params,
        body: deleteUserSchema,
        response: { 204: z.null().describe('Deleted'), ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = await ownSession(request, request.params.id, deps)
      const client = clientOf(request, deps)
      const deletion = { userId: user.id, session, password: request.body?.password }
      const who = { address: client.address, account: user.id }
      await withinLimits(deps, 'old-password', who, () => deleteUser(deps, deletion, client))
      return reply.code(204).send(null)
    },
  )
}

/** Checks the owner before any lookup, so that a stranger learns nothing about which accounts exist. */
async function ownSession(request: FastifyRequest, id: string, deps: Deps) {
  const signedIn = await authenticateSession(request, deps)
  if (signedIn.user.id !== id) {
    throw new AppError('not-yours')
  }
  return signedIn
}
