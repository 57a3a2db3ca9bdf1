import type { Deps } from '../../deps.ts'
import { removeSubscriber } from '../../repositories/newsletter.ts'

/** Nothing of the address stays. A value that is unknown, or was used before, changes nothing. */
export async function unsubscribe({ database }: Pick<Deps, 'database'>, token: string): Promise<void> {
  await removeSubscriber(database.db, token)
}
