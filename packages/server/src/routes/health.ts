import { healthSchema, readySchema } from '@cardsight/contract/site'
import type { Deps } from '../deps.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { checkReadiness } from '../services/check-readiness.ts'

export function healthRoutes(app: ApiServer, deps: Deps) {
  app.get(
    '/health',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Check that the process responds',
        tags: ['operations'],
        response: { 200: healthSchema, ...failures },
      },
    },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/ready',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Check that the process and its database respond, and show problems with bank linking',
        tags: ['operations'],
        response: { 200: readySchema, ...failures },
      },
    },
    async () => ({ status: 'ready' as const, ...(await checkReadiness(deps)) }),
  )
}
