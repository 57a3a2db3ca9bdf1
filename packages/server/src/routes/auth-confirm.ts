import { confirmSchema } from '@cardsight/contract/schemas'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticateSession } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { confirmIdentity } from '../services/auth/confirm-identity.ts'

export function authConfirmRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/auth/confirm',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Confirm your identity',
        description: 'Calls that need a recent sign-in work for 10 minutes after this.',
        tags: ['identity'],
        body: confirmSchema,
        response: { 204: z.null().describe('Confirmed'), ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = await authenticateSession(request, deps)
      const client = clientOf(request, deps)
      const confirmation = { userId: user.id, sessionId: session.id, proof: request.body }
      const who = { address: client.address, account: user.id }
      await withinLimits(deps, 'old-password', who, () => confirmIdentity(deps, confirmation, client))
      return reply.code(204).send(null)
    },
  )
}
