import { hashToken } from '../../auth/token.ts'
import type { Deps } from '../../deps.ts'
import { removeSubscriberByToken } from '../../repositories/newsletter.ts'

/** Deletes the address. Does nothing for an unknown or used token. */
export async function unsubscribe({ database }: Pick<Deps, 'database'>, token: string): Promise<void> {
  await removeSubscriberByToken(database.db, hashToken(token))
}
