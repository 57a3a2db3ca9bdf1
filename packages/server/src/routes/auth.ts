import { userSchema } from '@cardsight/contract'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate, tokenHashOf } from '../http/authenticate.ts'
import { presentUser } from '../presenters/user.ts'
import { signOut } from '../services/sign-out.ts'

export function authRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/auth/authorize',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'The signed-in person',
        tags: ['identity'],
        response: { 200: userSchema, ...failures },
      },
    },
    async (request) => presentUser(await authenticate(request, deps)),
  )

  app.post(
    '/auth/sign-out',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'End this session',
        tags: ['identity'],
        response: { 204: z.null().describe('Signed out'), ...failures },
      },
    },
    async (request, reply) => {
      await authenticate(request, deps)
      await signOut(deps, tokenHashOf(request))
      return reply.code(204).send(null)
    },
  )
}
