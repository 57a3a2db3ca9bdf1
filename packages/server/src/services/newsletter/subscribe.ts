import type { Deps } from '../../deps.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/**
 * Writes the wish down and no more: whether the address is known is found out when the mail goes out, so that one
 * that is and one that is not cost the same.
 */
export async function subscribe(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  email: string,
): Promise<void> {
  await enqueueMail(database.db, { template: 'newsletter-confirm', to: email }, clock())
}
