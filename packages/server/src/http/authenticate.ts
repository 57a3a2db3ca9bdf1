import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findUserByTokenHash } from '../repositories/sessions.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

/** The person behind the request's bearer token; 401 when there is none, it is unknown or it has expired. */
export async function authenticate(
  request: FastifyRequest,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
) {
  const user = await findUserByTokenHash(database.db, tokenHashOf(request), clock())
  if (user === null) {
    throw new AppError('signed-out')
  }
  return user
}

/** Only the hash of a token is ever compared or stored. */
export function tokenHashOf(request: FastifyRequest): Uint8Array {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) {
    throw new AppError('signed-out')
  }
  return createHash('sha256').update(token).digest()
}
