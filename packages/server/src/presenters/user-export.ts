import type { UserExport } from '@cardsight/contract/account'
import type { ExportedUser } from '../services/users/export-user.ts'
import { presentSession } from './session.ts'
import { presentAccount } from './user.ts'

export function presentUserExport(exported: ExportedUser, currentSessionId: string): UserExport {
  return {
    exportedAt: exported.exportedAt.toISOString(),
    user: presentAccount(exported),
    socialIdentities: exported.identities.map(({ issuer, subject, linkedAt }) => ({
      issuer,
      subject,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: exported.sessions.map((session) => presentSession(session, currentSessionId)),
    knownBrowsers: exported.browsers.map(({ browser, firstSeenAt }) => ({
      browser,
      firstSeenAt: firstSeenAt.toISOString(),
    })),
    securityEvents: exported.events.map(({ at, event, browser, address }) => ({
      at: at.toISOString(),
      event,
      browser,
      address,
    })),
    data: exported.data,
  }
}
