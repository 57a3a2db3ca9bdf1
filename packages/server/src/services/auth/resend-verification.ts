import type { Deps } from '../../deps.ts'
import { deleteUnsentMail } from '../../repositories/mail-outbox.ts'
import type { UserRow } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/** Replaces an unsent email. A verified address gets none. */
export async function resendVerification(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, email }: UserRow,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await deleteUnsentMail(transaction, id, 'verify-email')
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId: id }, clock())
  })
}
