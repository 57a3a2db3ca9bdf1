/** The provider's transport: POST and JSON only, credentials on every call, a request id in every answer. */
import type { FastifyInstance } from 'fastify'
import { checkCredentials } from './credentials.ts'
import { Fault, faultBody } from './faults.ts'
import { isRecord } from './fields.ts'
import { getInstitutions } from './institutions.ts'

type Endpoint = (body: unknown) => Record<string, unknown>

const endpoints: Record<string, Endpoint> = {
  '/institutions/get': getInstitutions,
}

export async function addBank(
  app: FastifyInstance,
  credentials: { readonly clientId: string; readonly secret: string },
): Promise<void> {
  for (const [path, endpoint] of Object.entries(endpoints)) {
    app.post(path, async ({ headers, body, id }) => {
      if (!isRecord(body)) {
        throw new Fault('INVALID_BODY', 'body could not be parsed as JSON')
      }
      checkCredentials(credentials, { headers, body })
      return { ...endpoint(body), request_id: id }
    })
  }
  app.setNotFoundHandler(async () => {
    throw new Fault('NOT_FOUND', 'not found')
  })
  app.setErrorHandler(async (error, request, reply) => {
    const fault = toFault(error)
    return reply.code(fault.status).send(faultBody(fault, request.id))
  })
}

/** The web server's own refusals (no JSON, wrong type, too large) are all a bad body on this wire. */
function toFault(error: unknown): Fault {
  if (error instanceof Fault) {
    return error
  }
  const status = isRecord(error) ? error.statusCode : undefined
  if (typeof status === 'number' && status < 500) {
    return new Fault('INVALID_BODY', 'body could not be parsed as JSON')
  }
  return new Fault('INTERNAL_SERVER_ERROR', 'an unexpected error occurred')
}
