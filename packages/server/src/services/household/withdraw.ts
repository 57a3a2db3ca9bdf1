import type { Deps } from '../../deps.ts'
import { withdrawInvitation } from '../../repositories/household-invitations.ts'

/** From then on, the link in the email no longer works. An unsent email isn't sent. */
export async function withdraw({ database: { db } }: Pick<Deps, 'database'>, userId: string): Promise<void> {
  await withdrawInvitation(db, userId)
}
