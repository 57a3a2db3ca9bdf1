import type { Session, SignedIn } from '@cardsight/contract/account'
import type { SessionRow } from '../repositories/sessions.ts'
import type { OpenedSession } from '../services/auth/open-session.ts'
import type { CodeRequest } from '../services/auth/pass-first-step.ts'

export function presentSignedIn({ accessToken, remember }: OpenedSession): SignedIn {
  return { accessToken, remember }
}

export function presentCodeRequest({ ticket }: CodeRequest): CodeRequest {
  return { ticket }
}

export function presentSession(session: SessionRow, currentId: string): Session {
  return {
    id: session.id,
    browser: session.browser,
    signedInWith: session.signedInWith,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    isCurrent: session.id === currentId,
  }
}
