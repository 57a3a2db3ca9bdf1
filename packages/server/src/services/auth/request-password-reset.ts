import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/**
 * Writes the wish down and no more: whether there is an account to it is found out when the mail goes out, so that
 * an address with an account and one without cost the same.
 */
export async function requestPasswordReset(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'password-reset', to: email }, clock())
}
