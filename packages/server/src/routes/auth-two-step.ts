import {
  accountSecuritySchema,
  authenticatorCodeSchema,
  authenticatorKeySchema,
  enterCodeSchema,
  recoveryCodesSchema,
  signedInSchema,
} from '@cardsight/contract/account'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate, ownerOf } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentSecurity } from '../presenters/user.ts'
import { enterCode, findTicketOwner } from '../services/auth/enter-code.ts'
import { getSecurity } from '../services/auth/get-security.ts'
import { beginTwoStep, renewRecoveryCodes, turnOffTwoStep, turnOnTwoStep } from '../services/auth/two-step.ts'
import { signedInResponse } from './auth.ts'

const tags = ['identity']
const recent = { access: 'recent-sign-in' } as const

export function authTwoStepRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/auth/sign-in/code',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
        tags,
        body: enterCodeSchema,
        response: { 200: signedInSchema, ...failures },
      },
    },
    async (request, reply) => {
      const client = clientOf(request, deps)
      const account = await findTicketOwner(deps, request.body.ticket)
      const enter = () => enterCode(deps, request.body, client)
      const opened = await withinLimits(deps, 'code', { ...client, account }, enter)
      return signedInResponse(reply, opened, { ...deps, client })
    },
  )

  app.get(
    '/auth/security',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Get how your account is protected',
        tags,
        response: { 200: accountSecuritySchema, ...failures },
      },
    },
    async (request) => presentSecurity(await getSecurity(deps, (await authenticate(request, deps)).id)),
  )

  app.post(
    '/auth/two-step',
    {
      config: recent,
      schema: {
        summary: 'Get a key for an authenticator app',
        tags,
        response: { 200: authenticatorKeySchema, ...failures },
      },
    },
    async (request) => beginTwoStep(deps, await authenticate(request, deps)),
  )

  app.post(
    '/auth/two-step/confirm',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Turn on two-step verification with a first code',
        tags,
        body: authenticatorCodeSchema,
        response: { 200: recoveryCodesSchema, ...failures },
      },
    },
    async (request) => {
      const owner = await ownerOf(request, deps)
      const client = clientOf(request, deps)
      const turnOn = () => turnOnTwoStep(deps, { ...owner, code: request.body.code }, client)
      return { codes: await withinLimits(deps, 'code', { ...client, account: owner.user.id }, turnOn) }
    },
  )

  app.delete(
    '/auth/two-step',
    {
      config: { access: 'recent-second-factor' },
      schema: {
        summary: 'Turn off two-step verification',
        tags,
        response: { 204: z.null().describe('It is off'), ...failures },
      },
    },
    async (request, reply) => {
      await turnOffTwoStep(deps, await ownerOf(request, deps), clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/auth/recovery-codes',
    {
      config: recent,
      schema: {
        summary: 'Replace your recovery codes',
        tags,
        response: { 200: recoveryCodesSchema, ...failures },
      },
    },
    async (request) => ({
      codes: await renewRecoveryCodes(deps, await ownerOf(request, deps), clientOf(request, deps)),
    }),
  )
}
