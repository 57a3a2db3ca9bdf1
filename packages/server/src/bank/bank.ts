/** Interface to the bank-data provider, in our own terms. No other module knows the provider's. */
import type { Day } from '@cardsight/engine/dates'
import type { BankOrigin } from '../addresses/bank-origin.ts'
import type { BankErrorKind } from './bank-error.ts'

/** The provider's secret for one link. It's encrypted in the database and never in a log, response or URL. */
export type AccessToken = string

export type Bank = BankOrigin &
  Readonly<{
    /** What the browser opens to link an institution. */
    widget: 'plaid' | 'simulated' | 'setup-token'
    /** Origin that the provider's widget calls from a browser; null if the widget is ours. */
    widgetOrigin: string | null
    /**
     * Describes what the operator has to fix before users can link banks; empty if nothing. Rejects if the
     * provider doesn't respond.
     */
    findSetupProblems(): Promise<readonly string[]>
    /** Number of US institutions that can be linked. Rejects if the provider doesn't respond in time. */
    countInstitutions(): Promise<number>
    /** Creates a token that opens the linking flow; with `renew`, for an institution that needs a new login. */
    createLinkToken(options: { userId: string; renew: AccessToken | null }): Promise<string>
    /** How people get a token to paste; null if a widget gives it to us. */
    setupTokens: SetupTokens | null
    /** Whether the provider bills a link that an exchange created, even if we never got the response. */
    isBilled: boolean
    /** Exchanges the token that the widget or the user gave us for one that we keep. */
    exchange(token: string): Promise<{ accessToken: AccessToken; providerItemId: string }>
    describeItem(accessToken: AccessToken): Promise<DescribedItem>
    listAccounts(accessToken: AccessToken): Promise<readonly SharedAccount[]>
    findInstitution(institutionId: string): Promise<{ name: string; logo: string | null }>
    /** Returns one page of changes since the cursor; null starts from the beginning. */
    syncPage(accessToken: AccessToken, cursor: string | null): Promise<SyncPage>
    /** Removes the link at the provider. Succeeds if it's already gone. */
    removeItem(accessToken: AccessToken): Promise<void>
    /** Webhooks about links; null if the provider sends none, or can't reach us. */
    webhooks: Readonly<{
      /** Where webhooks about new links go. */
      url: string
      /** Has webhooks about an older link sent there too. */
      update(accessToken: AccessToken): Promise<void>
    }> | null
    /** Opens a reader that checks who sent a webhook; null if the provider sends none. */
    openWebhooks: ((clock: () => Date) => WebhookReader) | null
  }>

export type SetupTokens = Readonly<{
  /** Page where people create a token; null for the simulated server, which has none. */
  createUrl: string | null
  /** Creates a token of the simulated server; null for real servers. */
  createTestToken: (() => Promise<string>) | null
}>

export type DescribedItem = Readonly<{
  institutionId: string | null
  /** Undefined if it has to be looked up by its id. */
  institutionName?: string
  /** What keeps the link from working until the user does something; null if nothing does. */
  trouble: BankErrorKind | null
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
  /** The bank's own id for the account, the same in every link that shares it. Many banks have none. */
  persistentId?: string | null
}>

export type BankTransaction = Readonly<{
  transactionId: string
  accountId: string
  day: Day
  /** Positive for money leaving the account. In hundredths of the currency. */
  amountCents: number
  /** Null for US dollars; else the code of another currency. */
  currency: string | null
  name: string
  mcc: string | null
  categoryPrimary: string | null
  categoryDetailed: string | null
  categoryConfidence: string | null
  isAbroad: boolean
  isPending: boolean
}>

export type SyncPage = Readonly<{
  /** Added and modified transactions: both replace the stored one with the same id. */
  changed: readonly BankTransaction[]
  removed: readonly string[]
  /** How many transactions of the page we couldn't read. */
  skipped: number
  nextCursor: string
  hasMore: boolean
  history: 'none' | 'recent' | 'complete'
  coverage: Coverage
}>

/** What a page says about stored transactions that it doesn't contain. */
export type Coverage = Readonly<
  /** Nothing: removed ones are listed. */
  | { kind: 'changes' }
  /** The pages up to the last one contain all since this day, so those that they don't contain were removed. */
  | { kind: 'days'; since: Day }
  /** Nothing: some of the banks behind the link didn't respond. */
  | { kind: 'partial' }
>

export type WebhookSender = Readonly<{
  /** Network that sent the webhook. */
  network: string
  /** Counts a lookup for this network; throws if it has caused too many. */
  admitLookup: () => Promise<void>
}>

export type SignedWebhook = Readonly<{ signature: string; body: Uint8Array; sender: WebhookSender }>

/**
 * Returns what a webhook says, or null for one that we don't need. Rejects if it can't tell at the moment who sent the
 * webhook.
 */
export type WebhookReader = (webhook: SignedWebhook) => Promise<BankNews | null | 'forged'>

/** What a provider's webhook says about a link, in our own terms. */
export type BankNews = Readonly<
  | { kind: 'look'; providerItemId: string }
  | { kind: 'repaired'; providerItemId: string }
  | { kind: 'expiring'; providerItemId: string }
  | { kind: 'new-accounts'; providerItemId: string }
  | { kind: 'revoked'; providerItemId: string }
  | { kind: 'account-revoked'; providerItemId: string; accountId: string }
>
