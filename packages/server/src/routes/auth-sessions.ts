import { sessionListSchema, signOutEverywhereSchema } from '@cardsight/contract/account'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticateSession } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { presentSession } from '../presenters/session.ts'
import { endOwnSession, listOwnSessions, signOutEverywhere } from '../services/auth/sessions.ts'

const tags = ['identity']
const gone = z.null().describe('Ended')

export function authSessionsRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/auth/sessions',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'List the browsers signed in to your account',
        tags,
        response: { 200: sessionListSchema, ...failures },
      },
    },
    async (request) => {
      const { user, session } = await authenticateSession(request, deps)
      const sessions = await listOwnSessions(deps, user.id)
      return { sessions: sessions.map((one) => presentSession(one, session.id)) }
    },
  )

  app.delete(
    '/auth/sessions/:sessionId',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'End one session',
        tags,
        params: z.object({ sessionId: z.uuid() }),
        response: { 204: gone, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = await authenticateSession(request, deps)
      const ended = { userId: user.id, sessionId: request.params.sessionId }
      await endOwnSession(deps, ended, clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/auth/sign-out-everywhere',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'End all sessions, including this one',
        tags,
        body: signOutEverywhereSchema,
        response: { 204: gone, ...failures },
      },
    },
    async (request, reply) => {
      const { user } = await authenticateSession(request, deps)
      const ending = request.body ?? { endsCalendar: false, endsHousehold: false, endsTokens: false }
      await signOutEverywhere(deps, { userId: user.id, ...ending }, clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )
}
