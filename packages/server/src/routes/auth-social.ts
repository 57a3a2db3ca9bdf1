/** Social sign-in. The first two routes are for browsers, and always redirect. */

import { exchangeSchema, signInResultSchema } from '@cardsight/contract/account'
import type { SocialProblem } from '@cardsight/contract/auth-sentences'
import { pagePaths } from '@cardsight/contract/paths'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { clientOf } from '../http/client-of.ts'
import { setCookie } from '../http/cookies.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentCodeRequest } from '../presenters/session.ts'
import { beginSocialSignIn } from '../services/auth/begin-social-sign-in.ts'
import { exchangeHandOff } from '../services/auth/exchange-hand-off.ts'
import { finishSocialSignIn, problemOf } from '../services/auth/finish-social-sign-in.ts'
import { signedInResponse } from './auth.ts'

const tags = ['identity']
const response = { 302: z.null().describe('Go there'), ...failures }

const startQuery = z.object({
  remember: z.enum(['0', '1']).default('1').meta({ description: '0: the token is valid for 12 hours only' }),
  purpose: z
    .enum(['sign-in', 'confirm'])
    .default('sign-in')
    .meta({ description: 'confirm: the provider must ask the user to sign in again' }),
})

export function authSocialRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/auth/google',
    {
      config: { access: 'public' },
      schema: { summary: 'Redirect to the sign-in provider', tags, querystring: startQuery, response },
    },
    async (request, reply) => {
      if (deps.social === null) {
        return reply.redirect(backToSignIn('not-set-up'))
      }
      const options = {
        remember: request.query.remember === '1',
        mustConfirm: request.query.purpose === 'confirm',
      }
      const begin = () => beginSocialSignIn(deps, options)
      const started = await unlessSocialFailure(() =>
        withinLimits(deps, 'social', { address: request.ip }, begin),
      )
      if ('problem' in started) {
        return reply.redirect(backToSignIn(started.problem))
      }
      setCookie(reply, 'social', started.browserToken, deps)
      return reply.redirect(started.address)
    },
  )

  app.get(
    '/auth/google/callback',
    {
      config: { access: 'public' },
      schema: { summary: 'Callback of the sign-in provider', tags, response },
    },
    async (request, reply) => {
      const query = request.url.split('?', 2)[1] ?? ''
      const returned = await unlessSocialFailure(() =>
        finishSocialSignIn(deps, query, clientOf(request, deps)),
      )
      const isDone = 'handOff' in returned
      return reply.redirect(isDone ? handOffAddress(returned.handOff) : backToSignIn(returned.problem))
    },
  )

  app.post(
    '/auth/exchange',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Exchange the hand-off token of a social sign-in for a session token',
        tags,
        body: exchangeSchema,
        response: { 200: signInResultSchema, ...failures },
      },
    },
    async (request, reply) => {
      const client = clientOf(request, deps)
      const exchange = () => exchangeHandOff(deps, request.body.accessToken, client)
      const result = await withinLimits(deps, 'exchange', client, exchange)
      return 'ticket' in result
        ? presentCodeRequest(result)
        : signedInResponse(reply, result, { ...deps, client })
    },
  )

  async function unlessSocialFailure<Result>(
    work: () => Promise<Result>,
  ): Promise<Result | { problem: SocialProblem }> {
    try {
      return await work()
    } catch (error) {
      const problem = problemOf(error)
      if (problem === null) {
        throw error
      }
      deps.log.info(
        { problem, reason: String(error instanceof Error ? error.cause : error) },
        'social sign-in',
      )
      return { problem }
    }
  }
}

function backToSignIn(problem: SocialProblem): string {
  return `${pagePaths.signIn}?social=${problem}`
}

function handOffAddress(handOff: string): string {
  return `${pagePaths.socialReturn}?accessToken=${handOff}`
}
