/** The bank-data provider, in our words: nothing behind this port is known elsewhere. */
import type { Day } from '@cardsight/engine'

/** The provider's secret for one link. It is stored sealed, and goes into no log, answer or address. */
export type AccessToken = string

export type Bank = Readonly<{
  /** True for the bank that ships inside the product. */
  isSimulated: boolean
  /** The origin that the provider's own widget talks to from a browser; null where the widget is ours. */
  widgetOrigin: string | null
  /** How many US institutions can be linked. Rejects when the provider does not answer in time. */
  countInstitutions(): Promise<number>
  /** A token that opens the linking flow; with `renew`, for an institution that wants its login again. */
  createLinkToken(options: { userId: string; renew: AccessToken | null }): Promise<string>
  exchange(publicToken: string): Promise<{ accessToken: AccessToken; providerItemId: string }>
  describeItem(accessToken: AccessToken): Promise<DescribedItem>
  listAccounts(accessToken: AccessToken): Promise<readonly SharedAccount[]>
  findInstitution(institutionId: string): Promise<{ name: string; logo: string | null }>
  /** One page of changes since the cursor; null begins at the beginning. */
  syncPage(accessToken: AccessToken, cursor: string | null): Promise<SyncPage>
  /** Ends the link at the provider. One that is gone already counts as ended. */
  removeItem(accessToken: AccessToken): Promise<void>
  /** The public key by its id; null when the provider knows of none. */
  findWebhookKey(keyId: string): Promise<WebhookKey | null>
}>

export type DescribedItem = Readonly<{
  institutionId: string | null
  needsLogin: boolean
  /** When the provider last heard from the bank. */
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
  /** Above zero for money that leaves the account. */
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
  /** Added and modified ones alike: both replace what stands under the id. */
  changed: readonly BankTransaction[]
  removed: readonly string[]
  nextCursor: string
  hasMore: boolean
  history: 'none' | 'recent' | 'complete'
}>

export type WebhookKey = Readonly<{ jwk: Readonly<Record<string, unknown>>; expiredAt: Date | null }>

/** Why the provider did not do it, as far as that makes a difference to us. */
export type BankErrorKind =
  /** The person has to sign in at the bank again. */
  | 'login-required'
  /** The link is gone: removed, or taken back at the bank. */
  | 'gone'
  /** The bank does not answer at the moment. */
  | 'institution-down'
  /** Too many calls. */
  | 'limited'
  /** Data changed between two pages: begin the loop again. */
  | 'mutated'
  /** The cursor belongs to another link: begin at the beginning. */
  | 'bad-cursor'
  /** The public or link token is unknown or used up. */
  | 'bad-token'
  /** No answer, a cut connection, an answer that is none, or trouble at the provider. */
  | 'unavailable'

export class BankError extends Error {
  readonly kind: BankErrorKind
  /** The provider's own code, for the log. */
  readonly code: string | null
  /** What the provider's support asks for. */
  readonly requestId: string | null
  /** How long the provider asks to be left alone, unbounded as it said it; null where it did not say. */
  readonly retryAfterMs: number | null

  /** No `cause`: an error of the transport carries the request with our keys and the person's token. */
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
