/** Interface to the bank-data provider, in our own terms. No other module knows the provider's. */
import type { Day } from '@cardsight/engine/dates'

/** The provider's secret for one link. It's encrypted in the database and never in a log, response or URL. */
export type AccessToken = string

export type Bank = Readonly<{
  /** True for the built-in simulated bank. */
  isSimulated: boolean
  /** Origin that the provider's widget calls from a browser; null if the widget is ours. */
  widgetOrigin: string | null
  /** Number of US institutions that can be linked. Rejects if the provider doesn't respond in time. */
  countInstitutions(): Promise<number>
  /** Creates a token that opens the linking flow; with `renew`, for an institution that needs a new login. */
  createLinkToken(options: { userId: string; renew: AccessToken | null }): Promise<string>
  exchange(publicToken: string): Promise<{ accessToken: AccessToken; providerItemId: string }>
  describeItem(accessToken: AccessToken): Promise<DescribedItem>
  listAccounts(accessToken: AccessToken): Promise<readonly SharedAccount[]>
  findInstitution(institutionId: string): Promise<{ name: string; logo: string | null }>
  /** Returns one page of changes since the cursor; null starts from the beginning. */
  syncPage(accessToken: AccessToken, cursor: string | null): Promise<SyncPage>
  /** Removes the link at the provider. Succeeds if it's already gone. */
  removeItem(accessToken: AccessToken): Promise<void>
  /** Returns the public key by its id, or null if the provider doesn't have it. */
  findWebhookKey(keyId: string): Promise<WebhookKey | null>
}>

export type DescribedItem = Readonly<{
  institutionId: string | null
  needsLogin: boolean
  /** When the provider last updated from the bank. */
  freshAt: Date | null
}>

export type SharedAccount = Readonly<{
  accountId: string
  name: string
  officialName: string | null
  mask: string | null
  type: string
  subtype: string
}>

export type BankTransaction = Readonly<{
  transactionId: string
  accountId: string
  day: Day
  /** Positive for money leaving the account. */
  amountCents: number
  name: string
  mcc: string | null
  plaidPrimary: string | null
  plaidDetailed: string | null
  plaidConfidence: string | null
  isAbroad: boolean
  isPending: boolean
}>

export type SyncPage = Readonly<{
  /** Added and modified transactions: both replace the stored one with the same id. */
  changed: readonly BankTransaction[]
  removed: readonly string[]
  nextCursor: string
  hasMore: boolean
  history: 'none' | 'recent' | 'complete'
}>

export type WebhookKey = Readonly<{ jwk: Readonly<Record<string, unknown>>; expiredAt: Date | null }>

/** Why the provider failed, as far as it makes a difference to us. */
export type BankErrorKind =
  /** The user has to sign in at the bank again. */
  | 'login-required'
  /** The link is gone: removed, or revoked at the bank. */
  | 'gone'
  /** The bank doesn't respond at the moment. */
  | 'institution-down'
  /** Too many calls. */
  | 'limited'
  /** Data changed between two pages: restart the pagination. */
  | 'mutated'
  /** The cursor belongs to another link: start from the beginning. */
  | 'bad-cursor'
  /** The public or link token is unknown or already used. */
  | 'bad-token'
  /** No response, a dropped connection, an invalid response, or a provider error. */
  | 'unavailable'

export class BankError extends Error {
  readonly kind: BankErrorKind
  /** The provider's error code, for the log. */
  readonly code: string | null
  /** Request id that the provider's support asks for. */
  readonly requestId: string | null
  /** Delay that the provider requested, not capped; null if it didn't request one. */
  readonly retryAfterMs: number | null

  /** Has no `cause`: transport errors contain the request with our keys and the user's token. */
  constructor(
    kind: BankErrorKind,
    code: string | null,
    { requestId = null, retryAfterMs = null }: Partial<Pick<BankError, 'requestId' | 'retryAfterMs'>> = {},
  ) {
    super(`the bank-data provider refused: ${code ?? kind}`)
    this.kind = kind
    this.code = code
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}
