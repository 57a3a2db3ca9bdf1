import type { UpdateUser } from '@cardsight/contract/account'
import type { Client } from '../../auth/client.ts'
import type { Deps } from '../../deps.ts'
import type { SessionRow } from '../../repositories/sessions.ts'
import { renameUser } from '../../repositories/users.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'

/** One of the three changes that users can make to their account. */
export async function updateUser(
  deps: Deps,
  { userId, session, update }: { userId: string; session: SessionRow; update: UpdateUser },
  client: Client,
): Promise<void> {
  if ('firstName' in update) {
    await renameUser(deps.database.db, userId, update)
  } else if ('email' in update) {
    await changeEmail(deps, { userId, session, ...update }, client)
  } else {
    await changePassword(deps, { userId, session, ...update }, client)
  }
}
