import { liveAt } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import { listSessions, type SessionRow } from '../../repositories/sessions.ts'

export function listOwnSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<SessionRow[]> {
  return listSessions(database.db, userId, liveAt(clock()))
}
