import type { FastifyRequest } from 'fastify'
import { isLastUseOutdated, liveAt } from '../auth/session-lifetime.ts'
import { hashToken } from '../auth/token.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { findSession, type SessionRow, touchSession } from '../repositories/sessions.ts'
import type { UserRow } from '../repositories/users.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

type Ports = Pick<Deps, 'database' | 'clock'>
type SignedIn = Readonly<{ user: UserRow; session: SessionRow }>

const signedInByRequest = new WeakMap<FastifyRequest, SignedIn>()

/** Returns the user of the request's bearer token; 401 if it's missing, unknown or expired. */
export async function authenticate(request: FastifyRequest, ports: Ports): Promise<UserRow> {
  return (await authenticateSession(request, ports)).user
}

/** Returns the session as well. Queries the database once per request, however often it's called. */
export async function authenticateSession(request: FastifyRequest, ports: Ports): Promise<SignedIn> {
  const signedIn = signedInByRequest.get(request) ?? (await lookUp(request, ports))
  signedInByRequest.set(request, signedIn)
  return signedIn
}

async function lookUp(request: FastifyRequest, { database: { db }, clock }: Ports): Promise<SignedIn> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const now = clock()
  const found = token === undefined ? null : await findSession(db, hashToken(token), liveAt(now))
  if (found === null) {
    throw new AppError('signed-out')
  }
  const { session } = found
  if (isLastUseOutdated(session.lastSeenAt, now)) {
    await touchSession(db, session.id, now)
  }
  return found
}
