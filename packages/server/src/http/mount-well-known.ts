import { pagePaths } from '@cardsight/contract/paths'
import type { ApiServer } from './api-server.ts'

/** Well-known URLs: https://www.w3.org/TR/change-password-url/ */
export function mountWellKnown(app: ApiServer) {
  app.get('/.well-known/change-password', { schema: { hide: true } }, async (_, reply) =>
    reply.redirect(pagePaths.account),
  )
}
