import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { LimitByAddress } from '../http/address-limits.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { networkOf } from '../http/client-of.ts'
import { createWebhookReceiver } from '../services/banking/receive-webhook.ts'

const headers = z.object({ 'plaid-verification': z.string().max(4096).default('') })
const body = z.instanceof(Uint8Array)

/** A separate scope, because the signature covers the raw bytes, and bodies are parsed everywhere else. */
export function bankWebhookRoutes(app: ApiServer, deps: Deps, limit: LimitByAddress) {
  const receive = createWebhookReceiver(deps)
  app.register(async (scope: ApiServer) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, raw: Buffer) => raw)
    scope.post(
      '/plaid/webhook',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Receive a signed webhook from the bank-data provider',
          tags: ['banking'],
          headers,
          response: { 200: z.object({}), ...failures },
        },
      },
      async (request) => {
        const signature = request.headers['plaid-verification']
        const raw = body.safeParse(request.body)
        const sender = {
          network: networkOf(request.ip),
          admitLookup: async () => limit('webhook-key', request),
        }
        await receive({ signature, body: raw.success ? raw.data : new Uint8Array(), sender })
        return {}
      },
    )
  })
}
