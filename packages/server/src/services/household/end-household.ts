import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { withdrawInvitation } from '../../repositories/household-invitations.ts'
import { findMembership, leaveHousehold } from '../../repositories/household-members.ts'
import { lockAccounts } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

type Ports = Pick<Deps, 'database' | 'clock'>

/** Ends a household for both at once, and tells the other person. Does nothing if there is none. */
export async function endHousehold({ database: { db }, clock }: Ports, userId: string): Promise<void> {
  const now = clock()
  await db.transaction().execute((transaction) => endIn(transaction, userId, now))
}

/** Also withdraws the open invitation. */
export async function endHouseholdIn(transaction: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  await withdrawInvitation(transaction, userId)
  await endIn(transaction, userId, now)
}

/** For an account that someone else had: ends what they may have agreed to since. */
export async function endHouseholdSince(
  transaction: Kysely<Schema>,
  userId: string,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await withdrawInvitation(transaction, userId)
  const membership = await findMembership(transaction, userId)
  if (membership !== null && membership.since >= since) {
    await endIn(transaction, userId, now)
  }
}

async function endIn(transaction: Kysely<Schema>, userId: string, now: Date): Promise<void> {
  const found = await findMembership(transaction, userId)
  const accounts = found && (await lockAccounts(transaction, [userId, found.partnerId]))
  // The other person may have ended it while this one waited for the lock.
  const membership = accounts && (await findMembership(transaction, userId))
  const [account, partner] = accounts ?? []
  if (account === undefined || partner === undefined || membership?.partnerId !== partner.id) {
    return
  }
  await leaveHousehold(transaction, [userId, partner.id])
  const mail = { template: 'household-ended', to: partner.email, userId: partner.id } as const
  await enqueueMail(transaction, { ...mail, data: { other: account.email } }, now)
}
