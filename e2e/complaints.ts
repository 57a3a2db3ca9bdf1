/**
 * On a machine that runs all other tests, PostgreSQL or the simulated bank may answer too late. A visit that this breaks fails
 * by itself.
 */
const SLOWNESS =
  /The database didn't respond within|canceling statement due to statement timeout|terminated due to connection timeout|"reason":"ERR_CANCELED"/

/** Lines of the product's log from level 40 on: warnings and errors. */
export function complaintsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[4-6]0/.test(line) && !SLOWNESS.test(line))
}
