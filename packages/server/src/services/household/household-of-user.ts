import { findSentInvitation } from '../../repositories/household-invitations.ts'
import { findMembership } from '../../repositories/household-members.ts'
import { findAccount } from '../../repositories/users.ts'
import type { PersonalDataSource } from '../users/personal-data-source.ts'
import { endHousehold } from './end-household.ts'

/** The household and the open invitation. Deleting an account ends the household and tells the other person. */
export const householdOfUser: PersonalDataSource = {
  name: 'household',
  read: async ({ database: { db }, clock }, userId) => {
    const [membership, sent] = await Promise.all([
      findMembership(db, userId),
      findSentInvitation(db, userId, clock()),
    ])
    const partner = membership && (await findAccount(db, membership.partnerId))
    return {
      invitation: sent && { email: sent.email, createdAt: sent.createdAt, expiresAt: sent.expiresAt },
      together: membership && {
        partnerEmail: partner?.email ?? null,
        since: membership.since,
        typedSpending: membership.typedSpending,
      },
    }
  },
  onDelete: endHousehold,
}
