/**
 * Runs before each test file of a mutation run. Files share a worker, so Stryker's state would leak from one to the next:
 * a mutant would be active while the next file is loading, and its hits would be counted again.
 */
declare const __stryker__:
  | { activeMutant?: string | undefined; mutantCoverage?: { perTest: object } }
  | undefined

if (typeof __stryker__ === 'object') {
  __stryker__.activeMutant = undefined
  if (__stryker__.mutantCoverage !== undefined) {
    __stryker__.mutantCoverage.perTest = {}
  }
}
