/** A full page load, so that the whole page starts anew with the person who has just signed in. */
export function loadPage(path: string): void {
  window.location.assign(path)
}

/** The same, in the place of the page at hand: going back does not return to it. */
export function loadPageInPlace(path: string): void {
  window.location.replace(path)
}
