/** A full page load, so that the page starts over with the user who has just signed in. */
export function loadPage(path: string): void {
  window.location.assign(path)
}

/** The same, replacing the current history entry, so that Back does not return to it. */
export function replacePage(path: string): void {
  window.location.replace(path)
}
