import type { SharedData } from '@cardsight/contract/household'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import {
  findSentInvitation,
  listInvitationsTo,
  type ReceivedInvitation,
  type SentInvitation,
} from '../../repositories/household-invitations.ts'
import { findMembership } from '../../repositories/household-members.ts'
import { type AccountRow, findAccount, type UserRow } from '../../repositories/users.ts'
import { readSharedData } from './shared-data.ts'

export type HouseholdOfUser = Readonly<{
  account: AccountRow
  sent: SentInvitation | null
  received: readonly ReceivedInvitation[]
  together: Readonly<{ partner: UserRow; theirs: SharedData; yours: SharedData }> | null
}>

/** Calculates what is shared from each person's own data, so nothing of it is stored. */
export async function getHousehold(deps: Deps, userId: string): Promise<HouseholdOfUser> {
  const {
    database: { db },
    clock,
  } = deps
  const now = clock()
  const account = await findAccount(db, userId)
  if (account === null) {
    throw new AppError('signed-out')
  }
  const [sent, received, together] = await Promise.all([
    findSentInvitation(db, userId, now),
    account.emailVerifiedAt === null ? [] : listInvitationsTo(db, account.email, now),
    readTogether(deps, userId),
  ])
  return { account, sent, received: received.filter((one) => one.userId !== userId), together }
}

async function readTogether(deps: Deps, userId: string): Promise<HouseholdOfUser['together']> {
  const { db } = deps.database
  const own = await findMembership(db, userId)
  const other = own && (await findMembership(db, own.partnerId))
  const partner = own && (await findAccount(db, own.partnerId))
  if (own === null || other?.partnerId !== userId || partner === null) {
    return null
  }
  const [theirs, yours] = await Promise.all([
    readSharedData(deps, {
      userId: own.partnerId,
      partnerId: userId,
      typedSpending: other.typedSpending,
    }),
    readSharedData(deps, { userId, ...own }),
  ])
  return { partner, theirs, yours }
}
