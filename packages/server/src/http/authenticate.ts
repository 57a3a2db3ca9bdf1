import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLastUseOutdated, isRecentSecondFactor, isRecentSignIn, liveAt } from '../auth/session-lifetime.ts'
import { hashToken } from '../auth/token.ts'
import { batchLookups } from '../caches/batch-lookups.ts'
import type { Database } from '../db/database.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { type FoundSession, findSessions, touchSession } from '../repositories/sessions.ts'
import type { UserRow } from '../repositories/users.ts'

const BEARER = /^Bearer ([\w-]{20,200})$/

type Ports = Pick<Deps, 'database' | 'clock'>
type SessionQuery = Readonly<{ tokenHash: Uint8Array; now: Date }>
type SessionFinder = (query: SessionQuery) => Promise<FoundSession | null>

declare module 'fastify' {
  interface FastifyInstance {
    findSession: SessionFinder
  }
  interface FastifyRequest {
    /** Null until the request is authenticated. */
    signedIn: FoundSession | null
  }
}

/** Makes `authenticate` and the functions below work for the requests of an app. */
export function enableAuthentication(app: FastifyInstance, { database }: Ports): void {
  app.decorate('findSession', createFinder(database))
  app.decorateRequest('signedIn', null)
}

/** Returns the user of the request's bearer token; 401 if it's missing, unknown or expired. */
export async function authenticate(request: FastifyRequest, ports: Ports): Promise<UserRow> {
  return (await authenticateSession(request, ports)).user
}

/**
 * Returns the session as well. Queries the database at most once per request, however often it's called, and once for
 * requests that arrive together.
 */
export async function authenticateSession(request: FastifyRequest, ports: Ports): Promise<FoundSession> {
  request.signedIn ??= await lookUp(request, ports)
  return request.signedIn
}

/** Returns the user with the id of the session. */
export async function ownerOf(request: FastifyRequest, ports: Ports) {
  const { user, session } = await authenticateSession(request, ports)
  return { user, sessionId: session.id }
}

/** Throws unless the user signed in, or confirmed their identity, within 10 minutes. */
export async function requireRecentSignIn(request: FastifyRequest, ports: Ports): Promise<void> {
  const { session } = await authenticateSession(request, ports)
  if (!isRecentSignIn(session, ports.clock())) {
    throw new AppError('confirm-identity')
  }
}

/** Throws unless the user used a code or a passkey within 10 minutes. */
export async function requireRecentSecondFactor(request: FastifyRequest, ports: Ports): Promise<void> {
  const { session } = await authenticateSession(request, ports)
  if (!isRecentSecondFactor(session, ports.clock())) {
    throw new AppError('confirm-second-factor')
  }
}

async function lookUp(request: FastifyRequest, { database, clock }: Ports): Promise<FoundSession> {
  const { db } = database
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const now = clock()
  const found =
    token === undefined ? null : await request.server.findSession({ tokenHash: hashToken(token), now })
  if (found === null) {
    throw new AppError('signed-out')
  }
  const { session } = found
  if (isLastUseOutdated(session.lastSeenAt, now)) {
    await touchSession(db, { id: session.id, userId: found.user.id }, now).catch(ignoreUnavailable)
  }
  return found
}

/** Sessions have to last until the latest of the requests. */
function createFinder({ db }: Database): SessionFinder {
  return batchLookups((queries: readonly SessionQuery[]) => {
    const now = new Date(Math.max(...queries.map((query) => query.now.getTime())))
    return findSessions(
      db,
      queries.map(({ tokenHash }) => tokenHash),
      liveAt(now),
    )
  })
}

/** With a full disk nothing can be written, but people can still read. */
function ignoreUnavailable(error: unknown): void {
  if (!isUnavailable(error)) {
    throw error
  }
}
