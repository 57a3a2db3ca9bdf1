import type { Login, SecondStep } from '../histories/logins.ts'
import type { StoryAccount } from '../histories/story.ts'
import type { LinkToken } from '../state.ts'

export type LinkSession = {
  readonly id: string
  readonly token: LinkToken
  readonly login: Login
  /** The Item that is repaired, or the one that there will be. */
  readonly itemId: string
  readonly accounts: readonly StoryAccount[]
  readonly step: SecondStep | null
  readonly expiresAt: number
}

/** A visit to the bank's own page, which the person leaves with a yes or a no. */
export type OauthVisit = {
  readonly token: LinkToken
  readonly institutionId: string
  readonly decision: 'allow' | 'deny' | null
  readonly expiresAt: number
}
