import type { AccessToken, AccountDetails, AccountSecurity, Passkey, User } from '@cardsight/contract/account'
import type { AccessTokenRow } from '../repositories/access-tokens.ts'
import type { PasskeyRow } from '../repositories/passkeys.ts'
import type { UserRow } from '../repositories/users.ts'
import type { Security } from '../services/auth/get-security.ts'
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

export function presentSecurity({ twoStepSince, recoveryCodesLeft, passkeys }: Security): AccountSecurity {
  return {
    twoStepSince: twoStepSince?.toISOString() ?? null,
    recoveryCodesLeft,
    passkeys: passkeys.map(presentPasskey),
  }
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

export function presentAccessToken(token: AccessTokenRow): AccessToken {
  return {
    id: token.id,
    name: token.name,
    hasCards: token.hasCards,
    hasSpending: token.hasSpending,
    isExtension: token.isExtension,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  }
}
