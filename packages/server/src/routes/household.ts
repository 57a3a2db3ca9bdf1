import {
  householdSchema,
  householdSpendingSchema,
  invitationAnswerSchema,
  invitationTokenSchema,
  inviteSchema,
  receivedInvitationSchema,
} from '@cardsight/contract/household'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import type { LimitName } from '../http/rate-limits.ts'
import { presentHousehold, presentInvitation } from '../presenters/household.ts'
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
} from '../services/household/answer-invitation.ts'
import { endHousehold } from '../services/household/end-household.ts'
import { getHousehold } from '../services/household/get-household.ts'
import { invite, withdraw } from '../services/household/invite.ts'
import { saveHouseholdSpending } from '../services/household/shared-data.ts'

const tags = ['account']
const config = { access: 'signed-in' } as const
const response = { 200: householdSchema, ...failures }

/** Routes for a household of two accounts. Each change returns the household as it is then. */
export function householdRoutes(app: ApiServer, deps: Deps) {
  const limited = <Result>(
    request: FastifyRequest,
    name: LimitName,
    account: string,
    work: () => Promise<Result>,
  ) => withinLimits(deps, name, { address: clientOf(request, deps).address, account }, work)
  const present = async (userId: string) => presentHousehold(await getHousehold(deps, userId))

  app.get(
    '/users/household',
    {
      config,
      schema: { summary: 'Get your household: totals by category, never purchases', tags, response },
    },
    async (request) => present((await authenticate(request, deps)).id),
  )

  app.delete(
    '/users/household',
    { config, schema: { summary: 'End your household for both people', tags, response } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      await endHousehold(deps, id)
      return present(id)
    },
  )

  app.post(
    '/users/household/invitation',
    { config, schema: { summary: 'Invite someone to your household', tags, body: inviteSchema, response } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      const { email } = request.body
      await limited(request, 'household-invitation', id, () =>
        limited(request, 'household-recipient', email, () => invite(deps, id, email)),
      )
      return present(id)
    },
  )

  app.delete(
    '/users/household/invitation',
    { config, schema: { summary: 'Withdraw your invitation', tags, response } },
    async (request) => {
      const { id } = await authenticate(request, deps)
      await withdraw(deps, id)
      return present(id)
    },
  )

  app.post(
    '/users/household/received',
    {
      config,
      schema: {
        summary: 'Get the invitation of a link',
        tags,
        body: invitationTokenSchema,
        response: { 200: receivedInvitationSchema, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = await authenticate(request, deps)
      return limited(request, 'household-link', userId, async () =>
        presentInvitation(await readInvitation(deps, { userId, answer: request.body })),
      )
    },
  )

  for (const [path, summary, work] of [
    ['/users/household/accept', 'Accept an invitation', acceptInvitation],
    ['/users/household/decline', 'Decline an invitation', declineInvitation],
  ] as const) {
    app.post(
      path,
      { config, schema: { summary, tags, body: invitationAnswerSchema, response } },
      async (request) => {
        const { id: userId } = await authenticate(request, deps)
        await limited(request, 'household-link', userId, () => work(deps, { userId, answer: request.body }))
        return present(userId)
      },
    )
  }

  app.put(
    '/users/household/spending',
    {
      config,
      schema: {
        summary: 'Share typed amounts with your household',
        tags,
        body: householdSpendingSchema,
        response,
      },
    },
    async (request) => {
      const { id } = await authenticate(request, deps)
      await saveHouseholdSpending(deps, id, request.body)
      return present(id)
    },
  )
}
