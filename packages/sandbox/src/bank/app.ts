/** The provider's transport: POST and JSON only, credentials on every call, a request id in every answer. */
import type { FastifyInstance } from 'fastify'
import { type BankOptions, openBank } from './bank.ts'
import { checkCredentials } from './credentials.ts'
import { endpoints } from './endpoints.ts'
import { Fault, faultBody } from './faults.ts'
import { isRecord } from './fields.ts'
import { keepCalendar, scheduleStages } from './items/advance.ts'
import { addLinkUi } from './link-ui/routes.ts'

export async function addBank(app: FastifyInstance, options: BankOptions): Promise<void> {
  const bank = await openBank(options)
  // The keys that callers were given must survive a crash too.
  await bank.settle()
  for (const item of bank.items.values()) {
    scheduleStages(bank, item)
  }
  keepCalendar(bank)
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
      checkCredentials(options, { headers, body })
      const answer = endpoint(bank, body)
      await bank.settle()
      return { ...answer, request_id: id }
    })
  }
  app.register(addLinkUi, { bank })
}

/** The web server's own refusals (no JSON, wrong type, too large) are all a bad body on this wire. */
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
