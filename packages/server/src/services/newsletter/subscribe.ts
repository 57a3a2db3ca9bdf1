import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/**
 * Only records the request. Whether the address is known is checked when the email is sent, so that both
 * cases take the same time.
 */
export async function subscribe(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'newsletter-confirm', to: email }, clock())
}
