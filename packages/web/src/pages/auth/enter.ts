import type { SignedIn } from '@cardsight/contract/account'
import { beginSession, takeLandingPath } from '../../session/begin-session.ts'

/** Stores the token and reloads the page. Returns false if the browser stores nothing. */
export function enter(signedIn: SignedIn, goTo: (path: string) => void): boolean {
  if (!beginSession(signedIn)) {
    return false
  }
  goTo(takeLandingPath())
  return true
}

/** A full page load, so that the page starts over with the user who has just signed in. */
export function loadPage(path: string): void {
  window.location.assign(path)
}

/** The same, replacing the current history entry, so that Back does not return to it. */
export function replacePage(path: string): void {
  window.location.replace(path)
}
