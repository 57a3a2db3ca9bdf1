import { simulatedLinkPath } from '@cardsight/contract/banking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { ApiServer } from './api-server.ts'
import { withinLimits } from './rate-limit.ts'

type SimulatedLink = NonNullable<Deps['simulatedLink']>

/** The password contains a custom user's whole year. */
const BODY_LIMIT_BYTES = 256 * 1024

/** With Plaid, none of these paths exist. */
export function mountSimulatedLink(app: ApiServer, deps: Deps) {
  const { simulatedLink } = deps
  if (simulatedLink === null) {
    return
  }
  app.register(async (scope: ApiServer) => {
    scope.removeAllContentTypeParsers()
    const readBytes = async (_request: unknown, raw: Buffer) => raw
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, readBytes)
    for (const [method, name] of simulatedLink.calls) {
      const handler = (request: FastifyRequest, reply: FastifyReply) =>
        withinLimits(deps, 'simulated-link', { address: request.ip }, () =>
          forward(simulatedLink, { method, name }, request, reply),
        )
      const url = simulatedLinkPath(name)
      scope.route({
        method,
        url,
        schema: { hide: true },
        handler: (request, reply) => handler(request, reply),
      })
    }
  })

  async function forward(
    { call }: SimulatedLink,
    target: { method: 'GET' | 'POST'; name: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const answer = await call({
      ...target,
      search: /\?.*/.exec(request.url)?.[0] ?? '',
      contentType: request.headers['content-type'] ?? 'application/json',
      body: request.body instanceof Buffer ? Uint8Array.from(request.body) : null,
    }).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause })
    })
    if (answer.location !== null && isOurs(answer.location)) {
      reply.header('location', answer.location)
    }
    return reply
      .code(answer.status)
      .header('content-security-policy', policyOf(deps.publicUrl))
      .header('cache-control', 'no-store')
      .type(answer.contentType)
      .send(answer.body)
  }

  function isOurs(location: string): boolean {
    return new URL(location, deps.publicUrl).origin === new URL(deps.publicUrl).origin
  }
}

/** For the bank's own page: a style sheet, and a form that leads back to our page. */
function policyOf(publicUrl: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
