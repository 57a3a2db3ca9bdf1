import { confirmSchema } from '@cardsight/contract/account'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticateSession } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { checkFirstProof, confirmIdentity } from '../services/auth/confirm-identity.ts'

export function authConfirmRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/auth/confirm',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Confirm your identity',
        description:
          'Calls that need a recent sign-in work for 10 minutes after this. With two-step verification, a password also needs a code.',
        tags: ['identity'],
        body: confirmSchema,
        response: { 204: z.null().describe('Confirmed'), ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = await authenticateSession(request, deps)
      const client = clientOf(request, deps)
      const proof = request.body
      const confirmation = { userId: user.id, sessionId: session.id, proof }
      const who = { address: client.address, account: user.id }
      await withinLimits(deps, 'old-password', who, () => checkFirstProof(deps, confirmation, client))
      // Codes have their own limit, which only those who know the password can use up.
      const confirm = () => confirmIdentity(deps, confirmation, client)
      await ('code' in proof && proof.code !== undefined
        ? withinLimits(deps, 'code', who, confirm)
        : confirm())
      return reply.code(204).send(null)
    },
  )
}
