import type { UpdateUser } from '@cardsight/contract/schemas'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import { renameUser } from '../../repositories/users.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'

/** One of the three changes that users can make to their account. */
export async function updateUser(
  deps: Deps,
  { userId, sessionId, update }: { userId: string; sessionId: string; update: UpdateUser },
  client: Client,
): Promise<void> {
  if ('firstName' in update) {
    await renameUser(deps.database.db, userId, update)
  } else if ('email' in update) {
    await changeEmail(deps, { userId, sessionId, ...update }, client)
  } else {
    await changePassword(deps, { userId, sessionId, ...update }, client)
  }
}
