import { randomUUID } from 'node:crypto'
import { householdSentences } from '@cardsight/contract/household'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { addInvitation, withdrawInvitation } from '../../repositories/household-invitations.ts'
import { findMembership } from '../../repositories/household-members.ts'
import { lockAccount } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

const ACCEPT_WITHIN_MS = 7 * 24 * 60 * 60_000

/**
 * Invites an address, and never looks for an account with it. The email names the sender's
 * address, so it has to be verified.
 */
export async function invite(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  email: string,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, userId)
    if (account === null || account.emailVerifiedAt === null) {
      throw refusal(householdSentences.emailUnconfirmed)
    }
    if (account.email.toLowerCase() === email.toLowerCase()) {
      throw refusal(householdSentences.ownEmail)
    }
    if ((await findMembership(transaction, userId)) !== null) {
      throw new AppError('taken', { message: householdSentences.alreadyTogether })
    }
    const id = randomUUID()
    const expiresAt = new Date(now.getTime() + ACCEPT_WITHIN_MS)
    if (!(await addInvitation(transaction, userId, { id, email, createdAt: now, expiresAt }))) {
      throw new AppError('taken', { message: householdSentences.alreadyInvited })
    }
    const data = { invitationId: id, from: account.email }
    await enqueueMail(transaction, { template: 'household-invitation', to: email, userId, data }, now)
  })
}

function refusal(msg: string): AppError {
  return new AppError('bad-input', { entries: [{ msg, param: 'email' }] })
}

/** From then on, the link in the email no longer works. An unsent email isn't sent. */
export async function withdraw({ database: { db } }: Pick<Deps, 'database'>, userId: string): Promise<void> {
  await withdrawInvitation(db, userId)
}
