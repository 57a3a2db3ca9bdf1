import type { SignedIn } from '@cardsight/contract/schemas'
import { beginSession, takeLandingPath } from '../../session/begin-session.ts'

/** Stores the token and reloads the page. Returns false if the browser stores nothing. */
export function enter(signedIn: SignedIn, goTo: (path: string) => void): boolean {
  if (!beginSession(signedIn)) {
    return false
  }
  goTo(takeLandingPath())
  return true
}
