import { householdSentences, type InvitationAnswer } from '@cardsight/contract/household'
import type { Kysely } from 'kysely'
import { hashToken } from '../../auth/token.ts'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  findInvitationByToken,
  listInvitationsTo,
  type ReceivedInvitation,
  removeInvitation,
  withdrawInvitation,
} from '../../repositories/household-invitations.ts'
import { findMembership, joinHousehold } from '../../repositories/household-members.ts'
import { findAccount, lockAccounts } from '../../repositories/users.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'

type Ports = Pick<Deps, 'database' | 'clock'>
type Answer = Readonly<{ userId: string; answer: InvitationAnswer }>

/** Returns the invitation that an answer is about. Throws if it isn't open, or isn't for this person. */
export async function readInvitation(
  { database: { db }, clock }: Ports,
  { userId, answer }: Answer,
): Promise<ReceivedInvitation> {
  return findOpen(db, { userId, answer }, clock())
}

/** Both people have agreed by then. Locks both accounts, so that neither joins two households at once. */
export async function acceptInvitation(
  { database: { db }, clock }: Ports,
  { userId, answer }: Answer,
): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (transaction) => {
    const invitation = await findOpen(transaction, { userId, answer }, now)
    const accounts = await lockAccounts(transaction, [userId, invitation.userId])
    const [account, inviter] = accounts ?? []
    if (
      account === undefined ||
      inviter === undefined ||
      !(await removeInvitation(transaction, invitation))
    ) {
      throw gone()
    }
    if ((await findMembership(transaction, userId)) !== null) {
      throw new AppError('taken', { message: householdSentences.alreadyTogether })
    }
    await withdrawInvitation(transaction, userId)
    await joinHousehold(transaction, [userId, invitation.userId], now)
    const mail = { template: 'household-joined', to: inviter.email, userId: inviter.id } as const
    await enqueueMail(transaction, { ...mail, data: { other: account.email } }, now)
  })
}

export async function declineInvitation(
  { database: { db }, clock }: Ports,
  { userId, answer }: Answer,
): Promise<void> {
  const invitation = await findOpen(db, { userId, answer }, clock())
  if (!(await removeInvitation(db, invitation))) {
    throw gone()
  }
}

async function findOpen(
  db: Kysely<Schema>,
  { userId, answer }: Answer,
  now: Date,
): Promise<ReceivedInvitation> {
  const invitation =
    'token' in answer
      ? await findByToken(db, { userId, token: answer.token }, now)
      : await findListed(db, { userId, id: answer.id }, now)
  if (invitation === null) {
    throw gone()
  }
  if (invitation.userId === userId) {
    throw refusal(householdSentences.ownInvitation)
  }
  return invitation
}

/** A link can be forwarded or stolen, so its token isn't enough: the person has to own the address that was invited. */
async function findByToken(
  db: Kysely<Schema>,
  { userId, token }: { userId: string; token: string },
  now: Date,
): Promise<ReceivedInvitation | null> {
  const invitation = await findInvitationByToken(db, hashToken(token), now)
  if (invitation === null || invitation.userId === userId) {
    return invitation
  }
  const account = await findAccount(db, userId)
  if (account?.email.toLowerCase() !== invitation.invitedEmail.toLowerCase()) {
    throw refusal(householdSentences.otherAddress)
  }
  if (account.emailVerifiedAt === null) {
    throw refusal(householdSentences.emailUnconfirmed)
  }
  return invitation
}

async function findListed(db: Kysely<Schema>, { userId, id }: { userId: string; id: string }, now: Date) {
  const account = await findAccount(db, userId)
  if (account === null || account.emailVerifiedAt === null) {
    return null
  }
  const listed = await listInvitationsTo(db, account.email, now)
  return listed.find((invitation) => invitation.id === id) ?? null
}

function refusal(message: string): AppError {
  return new AppError('bad-input', { message })
}

function gone(): AppError {
  return new AppError('link-expired', { message: householdSentences.invitationGone })
}
