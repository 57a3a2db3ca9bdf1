import type { Deps } from '../../deps.ts'
import { withdrawMail } from '../../repositories/mail-outbox.ts'
import type { UserRow } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

/** One mail is enough: what still waits to be sent is replaced. An address that is confirmed gets none. */
export async function resendVerification(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { id, email }: UserRow,
): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await withdrawMail(transaction, id, 'verify-email')
    await enqueueMail(transaction, { template: 'verify-email', to: email, userId: id }, clock())
  })
}
