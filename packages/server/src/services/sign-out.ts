import type { Deps } from '../deps.ts'
import { endSession } from '../repositories/sessions.ts'

/** Ends the session on the server, so that the token is worth nothing from now on. */
export async function signOut({ database }: Pick<Deps, 'database'>, tokenHash: Uint8Array): Promise<void> {
  await endSession(database.db, tokenHash)
}
