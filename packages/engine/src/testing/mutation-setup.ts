/**
 * Before each test file of a mutation run. Files share a worker, and what Stryker keeps there would pass from one to the
 * next: a mutant would be alive while the next file is only being read, and hits of one would be counted again.
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
