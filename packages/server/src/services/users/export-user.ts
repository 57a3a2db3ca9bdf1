import type { Client } from '../../auth/client.ts'
import { liveAt } from '../../auth/session-lifetime.ts'
import type { Deps } from '../../deps.ts'
import { type AuditEvent, listAuditEvents } from '../../repositories/audit-events.ts'
import { type KnownBrowser, listKnownBrowsers } from '../../repositories/known-browsers.ts'
import { listSessions, type SessionRow } from '../../repositories/sessions.ts'
import { recordEvent } from '../auth/record-event.ts'
import { type AccountWithSocial, getAccount } from './get-account.ts'
import { personalData } from './personal-data.ts'

export type ExportedUser = AccountWithSocial &
  Readonly<{
    exportedAt: Date
    sessions: readonly SessionRow[]
    browsers: readonly KnownBrowser[]
    events: readonly AuditEvent[]
    data: Readonly<Record<string, unknown>>
  }>

/** Everything stored about the user, except hashes and tokens, which could give others access. */
export async function exportUser(deps: Deps, userId: string, client: Client): Promise<ExportedUser> {
  const { db } = deps.database
  const exportedAt = deps.clock()
  await recordEvent(db, { event: 'data-exported', userId, client, at: exportedAt })
  const [account, sessions, browsers, events, parts] = await Promise.all([
    getAccount(deps, userId),
    listSessions(db, userId, liveAt(exportedAt)),
    listKnownBrowsers(db, userId),
    listAuditEvents(db, userId),
    Promise.all(personalData.map(async ({ name, read }) => [name, await read(deps, userId)] as const)),
  ])
  return { ...account, exportedAt, sessions, browsers, events, data: Object.fromEntries(parts) }
}
