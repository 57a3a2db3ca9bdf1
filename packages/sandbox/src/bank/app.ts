/** The provider's HTTP transport: POST with JSON only, credentials on every call, a request id in every response. */
import type { FastifyInstance } from 'fastify'
import { type BankOptions, openBank } from './bank.ts'
import { checkCredentials } from './credentials.ts'
import { endpoints, publicEndpoints } from './endpoints.ts'
import { Fault, faultBody } from './faults.ts'
import { isRecord } from './fields.ts'
import { scheduleHourlyAdvance, scheduleStages } from './items/advance.ts'
import { addLinkUi } from './link-ui/routes.ts'

export async function addBank(app: FastifyInstance, options: BankOptions): Promise<void> {
  const bank = await openBank(options)
  for (const item of bank.items.values()) {
    scheduleStages(bank, item)
  }
  scheduleHourlyAdvance(bank)
  app.addHook('onClose', () => bank.close())
  app.setNotFoundHandler(async () => {
    throw new Fault('NOT_FOUND')
  })
  app.setErrorHandler(async (error, request, reply) => {
    const fault = toFault(error)
    return reply.code(fault.status).send(faultBody(fault, request.id))
  })
  for (const [path, endpoint] of Object.entries(endpoints)) {
    app.post(path, async ({ headers, body, id }) => {
      if (!isRecord(body)) {
        throw new Fault('INVALID_BODY')
      }
      if (!publicEndpoints.has(path)) {
        checkCredentials(options, { headers, body })
      }
      const response = await bank.run(() => endpoint(bank, body))
      return { ...response, request_id: id }
    })
  }
  app.register(addLinkUi, { bank })
}

/** Maps Fastify's own 4xx errors (no JSON, wrong content type, too large) to INVALID_BODY, as the provider does. */
function toFault(error: unknown): Fault {
  if (error instanceof Fault) {
    return error
  }
  const status = isRecord(error) ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500) {
    return new Fault('INVALID_BODY')
  }
  return new Fault('INTERNAL_SERVER_ERROR')
}
