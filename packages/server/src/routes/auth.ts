import {
  authOptionsSchema,
  commonPasswordPartSchema,
  commonPasswordsSchema,
  signedInSchema,
  signInResultSchema,
  signInSchema,
  signUpSchema,
  userSchema,
} from '@cardsight/contract/account'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate, authenticateSession } from '../http/authenticate.ts'
import { clientOf } from '../http/client-of.ts'
import { clearCookie, setCookie } from '../http/cookies.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentCodeRequest, presentSignedIn } from '../presenters/session.ts'
import { presentUser } from '../presenters/user.ts'
import { listCommonPasswords } from '../services/auth/common-passwords.ts'
import type { OpenedSession } from '../services/auth/open-session.ts'
import { signOut } from '../services/auth/sessions.ts'
import { isKnownBrowser, signIn } from '../services/auth/sign-in.ts'
import { signUp } from '../services/auth/sign-up.ts'

const tags = ['identity']
/** Label of the button on a server without a provider. */
const DEFAULT_PROVIDER = 'Google'

export function authRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/auth/authorize',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Get the signed-in user', tags, response: { 200: userSchema, ...failures } },
    },
    async (request) => presentUser(await authenticate(request, deps)),
  )

  app.get(
    '/auth/options',
    {
      config: { access: 'public' },
      schema: {
        summary: 'List the sign-in methods',
        tags,
        response: { 200: authOptionsSchema, ...failures },
      },
    },
    async () => ({
      social: { isSetUp: deps.social !== null, providerName: deps.social?.name ?? DEFAULT_PROVIDER },
    }),
  )

  app.get(
    '/auth/common-passwords/:part',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Get one part of the list of common passwords',
        description:
          'A browser checks a new password against its part of the list without sending the password.',
        tags,
        params: commonPasswordPartSchema,
        response: { 200: commonPasswordsSchema, ...failures },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, max-age=86400')
      return listCommonPasswords(request.params.part)
    },
  )

  app.post(
    '/auth/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with email and password',
        tags,
        body: signInSchema,
        response: { 200: signInResultSchema, ...failures },
      },
    },
    async (request, reply) => {
      const client = clientOf(request, deps)
      const who = { ...client, account: request.body.email }
      const isKnown = await isKnownBrowser(deps, request.body.email, client)
      const limit = isKnown ? 'sign-in-known-browser' : 'sign-in'
      const result = await withinLimits(deps, limit, who, () => signIn(deps, request.body, client))
      return 'ticket' in result
        ? presentCodeRequest(result)
        : signedInResponse(reply, result, { ...deps, client })
    },
  )

  app.post(
    '/auth/sign-up',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Create an account and sign in',
        tags,
        body: signUpSchema,
        response: { 200: signedInSchema, ...failures },
      },
    },
    async (request, reply) => {
      const client = clientOf(request, deps)
      const opened = await withinLimits(deps, 'sign-up', client, () => signUp(deps, request.body, client))
      return signedInResponse(reply, opened, { ...deps, client })
    },
  )

  app.post(
    '/auth/sign-out',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'End this session',
        tags,
        response: { 204: z.null().describe('Signed out'), ...failures },
      },
    },
    async (request, reply) => {
      const { user, session } = await authenticateSession(request, deps)
      await signOut(deps, { userId: user.id, sessionId: session.id }, clientOf(request, deps))
      return reply.code(204).send(null)
    },
  )
}

/** The token in the response, and the cookies that a sign-in sets or clears. */
export function signedInResponse(
  reply: FastifyReply,
  opened: OpenedSession,
  { client, publicUrl }: { client: ReturnType<typeof clientOf>; publicUrl: string },
) {
  const site = { publicUrl }
  if (client.socialHash !== null) {
    clearCookie(reply, 'social', site)
  }
  if (opened.browserToken !== null) {
    setCookie(reply, 'browser', opened.browserToken, site)
  }
  return presentSignedIn(opened)
}
