/** Loads the code that values the cards a person has. A page that must make no requests later calls it up front. */
export function loadBaselineCode() {
  return import('./baseline.ts')
}
