import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/**
 * Only records the request. Whether there is an account is checked when the email is sent, so that known and
 * unknown addresses take the same time.
 */
export async function requestPasswordReset(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'password-reset', to: email }, clock())
}
