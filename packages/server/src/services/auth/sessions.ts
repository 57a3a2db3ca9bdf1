/** Lists a person's sessions, and ends the current one, another one, or all. */
import type { AccessEnding } from '@cardsight/contract/account'
import type { Kysely } from 'kysely'
import type { Client } from '../../auth/client.ts'
import { liveAt } from '../../auth/session-lifetime.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { removeAccessTokens } from '../../repositories/access-tokens.ts'
import { removeCalendarFeed } from '../../repositories/calendar-feeds.ts'
import { revokeOneTimeTokens } from '../../repositories/one-time-tokens.ts'
import {
  endSession,
  endSessions,
  findSessionOwner,
  listSessions,
  type SessionRow,
} from '../../repositories/sessions.ts'
import { endHouseholdIn } from '../household/end-household.ts'
import { recordEvent } from './record-event.ts'

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
export async function signOutEverywhere(
  ports: Ports,
  { userId, ...ending }: AccessEnding & Readonly<{ userId: string }>,
  client: Client,
): Promise<void> {
  const at = ports.clock()
  await ports.database.db.transaction().execute(async (transaction) => {
    await endSessions(transaction, userId)
    await endOtherAccess(transaction, { userId, ...ending }, at)
    await recordEvent(transaction, { event: 'sessions-ended', userId, client, at })
  })
}

/** Ends what gives access to an account without a session. */
export async function endOtherAccess(
  transaction: Kysely<Schema>,
  { userId, endsCalendar, endsHousehold, endsTokens }: AccessEnding & Readonly<{ userId: string }>,
  now: Date,
): Promise<void> {
  if (endsCalendar) {
    await removeCalendarFeed(transaction, userId)
  }
  if (endsHousehold) {
    await endHouseholdIn(transaction, userId, now)
  }
  if (endsTokens) {
    await removeAccessTokens(transaction, userId)
    await revokeOneTimeTokens(transaction, userId, ['extension-code'])
  }
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

export function listOwnSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<SessionRow[]> {
  return listSessions(database.db, userId, liveAt(clock()))
}
