import type { AccountDetails, User } from '@cardsight/contract/schemas'
import type { UserRow } from '../repositories/users.ts'
import type { AccountWithSocial } from '../services/users/get-account.ts'

export function presentUser(user: UserRow): User {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    isGoogle: user.isGoogle,
  }
}

/** Of the password, only whether there is one. */
export function presentAccount({ account, identities }: AccountWithSocial): AccountDetails {
  return {
    ...presentUser(account),
    isEmailVerified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    hasSocial: identities.length > 0,
    createdAt: account.createdAt.toISOString(),
    termsAcceptedAt: account.termsAcceptedAt?.toISOString() ?? null,
  }
}
