/** Ends sessions: the current one, another one of the user, or all. */
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { endSession, endSessions, findSessionOwner } from '../../repositories/sessions.ts'
import { recordEvent, type SecurityEvent } from './record-event.ts'

type Ports = Pick<Deps, 'database' | 'clock'>

/** The token is invalid from now on. */
export async function signOut(
  { database, clock }: Ports,
  { userId, sessionId }: { userId: string; sessionId: string },
  client: Client,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await endSession(transaction, { id: sessionId, userId })
    await recordEvent(transaction, { event: 'signed-out', userId, client, at: clock() })
  })
}

/** Includes this session. */
export async function signOutEverywhere(ports: Ports, userId: string, client: Client): Promise<void> {
  await ports.database.db.transaction().execute(async (transaction) => {
    await endSessions(transaction, userId)
    const event: SecurityEvent = 'sessions-ended'
    await recordEvent(transaction, { event, userId, client, at: ports.clock() })
  })
}

export async function endOwnSession(
  { database, clock }: Ports,
  { userId, sessionId }: { userId: string; sessionId: string },
  client: Client,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    const owner = await findSessionOwner(transaction, sessionId)
    if (owner !== userId) {
      throw new AppError(owner === null ? 'not-found' : 'not-yours')
    }
    await endSession(transaction, { id: sessionId, userId })
    await recordEvent(transaction, { event: 'sessions-ended', userId, client, at: clock() })
  })
}
