/** Every module that stores data about users. Export and deletion both use this list. */
import { listAccessTokens } from '../../repositories/access-tokens.ts'
import { findAssumptions } from '../../repositories/assumptions.ts'
import { listEmailChanges } from '../../repositories/email-changes.ts'
import { findYourCards } from '../../repositories/your-cards.ts'
import { getSecurity } from '../auth/get-security.ts'
import { bankOfUser } from '../banking/bank-of-user.ts'
import { householdOfUser } from '../household/household-of-user.ts'
import { subscriptionOfUser } from '../newsletter/subscription.ts'
import { remindersOfUser } from '../reminders/reminders-of-user.ts'
import type { PersonalDataSource } from './personal-data-source.ts'

/** Old addresses, stored while a change can be undone. They are deleted with the account. */
const emailChangesOfUser: PersonalDataSource = {
  name: 'emailChanges',
  read: async ({ database }, userId) => {
    const changes = await listEmailChanges(database.db, userId)
    return changes.map(({ oldEmail, changedAt, expiresAt }) => ({ oldEmail, changedAt, expiresAt }))
  },
  onDelete: async () => {},
}

/** The saved profile, as it is stored. It is deleted with the account. */
const assumptionsOfUser: PersonalDataSource = {
  name: 'assumptions',
  read: async ({ database }, userId) => {
    const saved = await findAssumptions(database.db, userId)
    return saved && { profile: saved.profile, savedAt: saved.savedAt }
  },
  onDelete: async () => {},
}

/** The saved cards, as they are stored. They are deleted with the account. */
const yourCardsOfUser: PersonalDataSource = {
  name: 'yourCards',
  read: async ({ database }, userId) => {
    const saved = await findYourCards(database.db, userId)
    return saved && { yourCards: saved.content, savedAt: saved.savedAt }
  },
  onDelete: async () => {},
}

/** Two-step verification, passkeys and access tokens, without keys, codes and hashes. They are deleted with the account. */
const securityOfUser: PersonalDataSource = {
  name: 'signInSecurity',
  read: async (deps, userId) => {
    const [{ twoStepSince, recoveryCodesLeft, passkeys }, accessTokens] = await Promise.all([
      getSecurity(deps, userId),
      listAccessTokens(deps.database.db, userId),
    ])
    return {
      twoStepSince,
      recoveryCodesLeft,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt })),
      accessTokens: accessTokens.map(({ id: _, ...token }) => token),
    }
  },
  onDelete: async () => {},
}

export const personalData: readonly PersonalDataSource[] = [
  subscriptionOfUser,
  bankOfUser,
  emailChangesOfUser,
  assumptionsOfUser,
  yourCardsOfUser,
  householdOfUser,
  remindersOfUser,
  securityOfUser,
]
