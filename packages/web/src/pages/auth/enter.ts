import type { SignedIn } from '@cardsight/contract'
import { beginSession, takeLandingPath } from '../../session/begin-session.ts'

/** Keeps the token and does the full page load, or says false where the browser keeps nothing. */
export function enter(signedIn: SignedIn, goTo: (path: string) => void): boolean {
  if (!beginSession(signedIn)) {
    return false
  }
  goTo(takeLandingPath())
  return true
}
