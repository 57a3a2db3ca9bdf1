import type { Deps } from '../../deps.ts'
import { removeSubscriber } from '../../repositories/newsletter.ts'

/** Deletes the address. Does nothing for an unknown or used token. */
export async function unsubscribe({ database }: Pick<Deps, 'database'>, token: string): Promise<void> {
  await removeSubscriber(database.db, token)
}
