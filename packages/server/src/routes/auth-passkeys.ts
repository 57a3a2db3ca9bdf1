import {
  passkeyCreationSchema,
  passkeyRegistrationSchema,
  passkeyRequestSchema,
  passkeySignInSchema,
  renamePasskeySchema,
  signedInSchema,
} from '@cardsight/contract/account'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate, ownerOf } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { beginPasskey, finishPasskey, removeOwnPasskey, renameOwnPasskey } from '../services/auth/passkeys.ts'
import { requestPasskey, signInWithPasskey } from '../services/auth/sign-in-with-passkey.ts'
import { signedInResponse } from './auth.ts'

const tags = ['identity']
const signedIn = { access: 'signed-in' } as const
const params = z.object({ passkeyId: z.uuid() })
const done = { 204: z.null().describe('Done'), ...failures }

export function authPasskeyRoutes(app: ApiServer, deps: Deps) {
  app.post(
    '/auth/passkeys/request',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get the options to ask the browser for a passkey',
        tags,
        response: { 200: passkeyRequestSchema, ...failures },
      },
    },
    async (request) =>
      withinLimits(deps, 'passkey-request', { address: request.ip }, () => requestPasskey(deps)),
  )

  app.post(
    '/auth/passkeys/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with a passkey',
        tags,
        body: passkeySignInSchema,
        response: { 200: signedInSchema, ...failures },
      },
    },
    async (request, reply) => {
      const client = clientOf(request, deps)
      const enter = () => signInWithPasskey(deps, request.body, client)
      const opened = await withinLimits(deps, 'passkey', client, enter)
      return signedInResponse(reply, opened, { ...deps, client })
    },
  )

  app.post(
    '/auth/passkeys/creation',
    {
      config: { access: 'recent-sign-in' },
      schema: {
        summary: 'Get the options to create a passkey in the browser',
        tags,
        response: { 200: passkeyCreationSchema, ...failures },
      },
    },
    async (request) => beginPasskey(deps, await authenticate(request, deps)),
  )

  app.post(
    '/auth/passkeys',
    {
      config: signedIn,
      schema: { summary: 'Add a passkey', tags, body: passkeyRegistrationSchema, response: done },
    },
    async (request, reply) => {
      const owner = await ownerOf(request, deps)
      await finishPasskey(deps, { ...owner, response: request.body }, clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/auth/passkeys/:passkeyId',
    {
      config: signedIn,
      schema: { summary: 'Rename a passkey', tags, params, body: renamePasskeySchema, response: done },
    },
    async (request, reply) => {
      const { id: userId } = await authenticate(request, deps)
      await renameOwnPasskey(deps, userId, { id: request.params.passkeyId, name: request.body.name })
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/auth/passkeys/:passkeyId',
    {
      config: { access: 'recent-second-factor' },
      schema: { summary: 'Remove a passkey', tags, params, response: done },
    },
    async (request, reply) => {
      const owner = await ownerOf(request, deps)
      await removeOwnPasskey(deps, { ...owner, id: request.params.passkeyId }, clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )
}
