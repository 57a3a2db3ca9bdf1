import { tokenSentences } from '@cardsight/contract/account'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { clientOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { checkAccessToken, type Grant } from '../services/auth/access-tokens.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/i

/**
 * What the request's access token allows; null without a token. One that doesn't work is an error, so that nobody takes the
 * answer of a guest for their own.
 */
export async function grantOf(
  request: FastifyRequest,
  deps: Deps,
  { isExtension }: Readonly<{ isExtension: boolean }>,
): Promise<Grant | null> {
  const { authorization } = request.headers
  if (authorization === undefined) {
    return null
  }
  const token = BEARER.exec(authorization)?.[1] ?? ''
  const client = clientOf(request, deps)
  const grant = await checkAccessToken(deps, { token, isExtension }, client)
  return (
    grant ??
    withinLimits(deps, 'access-token-unknown', client, async () => {
      throw new AppError('signed-out', {
        message: tokenSentences.refused,
        headers: { 'www-authenticate': 'Bearer realm="cardsight", error="invalid_token"' },
      })
    })
  )
}
