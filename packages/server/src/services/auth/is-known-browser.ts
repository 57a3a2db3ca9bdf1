import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { isBrowserKnown } from '../../repositories/known-browsers.ts'

/**
 * Returns whether the client's browser has signed in to this account before; a cookie of another account
 * proves nothing.
 */
export async function isKnownBrowser(
  { database }: Pick<Deps, 'database'>,
  email: string,
  { browserHash }: Client,
): Promise<boolean> {
  return browserHash !== null && isBrowserKnown(database.db, email, browserHash)
}
