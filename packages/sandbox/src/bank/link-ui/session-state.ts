import type { Login, MfaKind } from '../histories/logins.ts'
import type { SimulatedAccount } from '../histories/transaction-history.ts'
import type { LinkToken } from '../state.ts'

export type LinkSession = {
  readonly id: string
  readonly token: LinkToken
  readonly login: Login
  /** The id of the Item to repair, or of the new Item. */
  readonly itemId: string
  readonly accounts: readonly SimulatedAccount[]
  /** Keys of the accounts that are chosen at first: all of a new Item, the shared ones of another. */
  readonly chosen: readonly string[]
  /** The MFA that the user still has to pass. */
  readonly mfa: MfaKind | null
  readonly expiresAt: number
}

/** A visit to the bank's own page, where the user allows or denies access. */
export type OauthVisit = {
  readonly token: LinkToken
  readonly institutionId: string
  readonly decision: 'allow' | 'deny' | null
  readonly expiresAt: number
}
