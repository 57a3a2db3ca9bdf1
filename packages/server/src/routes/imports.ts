import { finished } from 'node:stream'
import { institutionStatusSchema, savedImportSchema } from '@cardsight/contract/banking'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError, unavailable } from '../errors.ts'
import { type ApiServer, failures } from '../http/api-server.ts'
import { authenticate } from '../http/authenticate.ts'
import { networkOf } from '../http/client-of.ts'
import { withinLimits } from '../http/rate-limit.ts'
import { presentInstitutionStatus } from '../presenters/banking.ts'
import { saveImport } from '../services/banking/save-import.ts'

/** Enough for 60,000 rows of a statement. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024
/** Maximum number of bodies in memory, including partly received ones. */
const MAX_BODIES = 8
/** Those of one account, and of one address. A client that sends slowly has 30 seconds. */
const MAX_BODIES_OF_ACCOUNT = 2
const MAX_BODIES_OF_ADDRESS = 4
const RETRY_AFTER_SECONDS = 5

const receivedBody = z.instanceof(Uint8Array)

/**
 * This scope leaves bodies as bytes, because parsing a large one would block the main thread. A worker thread
 * parses them.
 */
export function importsRoutes(app: ApiServer, deps: Deps) {
  const bodies = new Set<Readonly<{ account: string; address: string }>>()

  /** Before the body is received, so that nobody else's has to wait for one that stalls. */
  const boundBodies = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id: account } = await authenticate(request, deps)
    const body = { account, address: networkOf(request.ip) }
    const countOf = (field: keyof typeof body) =>
      [...bodies].filter((other) => other[field] === body[field]).length
    if (countOf('account') >= MAX_BODIES_OF_ACCOUNT || countOf('address') >= MAX_BODIES_OF_ADDRESS) {
      throw new AppError('too-many-tries', { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
    }
    if (bodies.size >= MAX_BODIES) {
      throw unavailable()
    }
    bodies.add(body)
    finished(reply.raw, () => bodies.delete(body))
  }

  app.register(async (scope: ApiServer) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      async (_: unknown, raw: Buffer) => raw,
    )
    scope.post(
      '/plaid/auth/imports',
      {
        config: { access: 'signed-in', describedBody: savedImportSchema },
        bodyLimit: BODY_LIMIT_BYTES,
        onRequest: boundBodies,
        schema: {
          summary: 'Save the rows of statement files as a linked institution',
          tags: ['banking'],
          response: { 200: institutionStatusSchema, ...failures },
        },
      },
      async (request) => {
        const { id: userId } = await authenticate(request, deps)
        const { data: body } = receivedBody.safeParse(request.body)
        const save = () => saveImport(deps, userId, body ?? new Uint8Array())
        const who = { address: request.ip, account: userId }
        return presentInstitutionStatus(await withinLimits(deps, 'save-import', who, save))
      },
    )
  })
}
