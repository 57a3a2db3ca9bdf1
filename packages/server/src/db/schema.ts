/** Tables as Kysely types. `migrations/` creates them, `value-parsers.ts` decides the JS values. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BankEnvironment, BankProvider } from '../addresses/bank-origin.ts'
import type { CorrectionTables } from './correction-tables.ts'
import type { SimulatedBankRecordsTable, SimulatedBanksTable } from './simulated-bank-tables.ts'
import type {
  HouseholdInvitationsTable,
  HouseholdMembersTable,
  YourCardsTables,
} from './your-cards-tables.ts'

export type Schema = YourCardsTables &
  CorrectionTables & {
    users: UsersTable
    sessions: SessionsTable
    social_identities: SocialIdentitiesTable
    one_time_tokens: OneTimeTokensTable
    email_changes: EmailChangesTable
    known_browsers: KnownBrowsersTable
    rate_limits: RateLimitsTable
    mail_outbox: MailOutboxTable
    audit_events: AuditEventsTable
    catalog_releases: CatalogReleasesTable
    newsletter_subscribers: NewsletterSubscribersTable
    newsletter_unsubscribe_tokens: NewsletterUnsubscribeTokensTable
    newsletter_announced: NewsletterAnnouncedTable
    bank_items: BankItemsTable
    bank_accounts: BankAccountsTable
    bank_transactions: BankTransactionsTable
    bank_endings: BankEndingsTable
    bank_exchanges: BankExchangesTable
    user_assumptions: UserAssumptionsTable
    household_members: HouseholdMembersTable
    household_invitations: HouseholdInvitationsTable
    csp_reports: CspReportsTable
    authenticator_apps: AuthenticatorAppsTable
    recovery_codes: RecoveryCodesTable
    passkeys: PasskeysTable
    access_tokens: AccessTokensTable
    simulated_banks: SimulatedBanksTable
    simulated_bank_records: SimulatedBankRecordsTable
  }

type UsersTable = {
  id: string
  first_name: string
  last_name: string
  email: string
  is_google: boolean
  created_at: Date
  password_hash: string | null
  email_verified_at: Date | null
  terms_accepted_at: Date | null
}

type SessionsTable = {
  id: string
  user_id: string
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
  last_seen_at: Date
  is_remembered: boolean
  signed_in_with: 'password' | 'social' | 'passkey'
  browser: string
  confirmed_at: Generated<Date | null>
  second_factor_at: Generated<Date | null>
}

type AuthenticatorAppsTable = {
  user_id: string
  sealed_key: string
  created_at: Date
  confirmed_at: Date | null
  last_step: number
}

type RecoveryCodesTable = {
  user_id: string
  code_hash: Uint8Array
  created_at: Date
}

type PasskeysTable = {
  id: string
  user_id: string
  credential_id: string
  public_key: Uint8Array
  sign_count: number
  transports: Json<unknown>
  name: string
  created_at: Date
  last_used_at: Date | null
}

type AccessTokensTable = {
  user_id: string
  id: string
  token_hash: Uint8Array
  name: string
  has_cards: boolean
  has_spending: boolean
  is_extension: Generated<boolean>
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

type SocialIdentitiesTable = {
  issuer: string
  subject: string
  user_id: string
  linked_at: Date
}

type OneTimeTokensTable = {
  purpose: OneTimePurpose
  token_hash: Uint8Array
  user_id: string | null
  email: string | null
  browser_hash: Uint8Array | null
  data: Json<unknown>
  expires_at: Date
}

/** Purpose of a one-time token. */
export type OneTimePurpose =
  | 'password-reset'
  | 'verify-email'
  | 'social-attempt'
  | 'social-hand-off'
  | 'social-link'
  | 'newsletter-confirm'
  | 'second-factor'
  | 'passkey-registration'
  | 'passkey-sign-in'
  | 'extension-code'

type EmailChangesTable = {
  id: string
  user_id: string
  old_email: string
  changed_at: Date
  expires_at: Date
  token_hash: Generated<Uint8Array | null>
}

type KnownBrowsersTable = {
  user_id: string
  browser_hash: Uint8Array
  browser: string
  first_seen_at: Date
  last_seen_at: Date
}

type RateLimitsTable = {
  rule: string
  key_hash: Uint8Array
  tries: number
  resets_at: Date
}

type MailOutboxTable = {
  id: string
  position: GeneratedAlways<number>
  template: string
  recipient: string
  user_id: string | null
  data: Json<unknown>
  created_at: Date
  next_attempt_at: Date
  attempts: Generated<number>
  leased_until: Date | null
  given_up_at: Date | null
  last_error: string | null
}

type AuditEventsTable = {
  id: string
  user_id: string
  at: Date
  event: string
  browser: string
  address: string
}

type NewsletterSubscribersTable = {
  id: string
  email: string
  confirmed_at: Date
}

type NewsletterUnsubscribeTokensTable = {
  token_hash: Uint8Array
  subscriber_id: string
}

type NewsletterAnnouncedTable = {
  path: string
  announced_at: Date
}

type BankItemsTable = {
  id: string
  user_id: string
  handle: string
  source: 'provider' | 'import'
  provider: BankProvider | null
  environment: BankEnvironment | null
  provider_item_id: string | null
  sealed_access_token: string | null
  institution_id: string | null
  institution_name: string
  institution_logo: string | null
  state: BankItemState
  history: BankHistory
  cursor: string | null
  linked_at: Date
  synced_at: Date | null
  fresh_at: Date | null
  next_sync_at: Date | null
  leased_until: Date | null
  failed_syncs: Generated<number>
  last_error: string | null
  skipped_rows: Generated<number>
  has_new_accounts: Generated<boolean>
  webhook_url: string | null
}

export type BankItemState = 'ready' | 'expiring' | 'login-required' | 'gone'
export type BankHistory = 'none' | 'recent' | 'complete'

type BankAccountsTable = {
  user_id: string
  item_id: string
  account_id: string
  name: string
  official_name: string | null
  mask: string | null
  type: string
  subtype: string
  persistent_id: string | null
}

type BankTransactionsTable = {
  user_id: string
  item_id: string
  transaction_id: string
  account_id: string
  day: Day
  amount_cents: number
  currency: string | null
  name: string
  mcc: string | null
  category_primary: string | null
  category_detailed: string | null
  category_confidence: string | null
  issuer_category: string | null
  is_abroad: boolean
  is_pending: boolean
}

type BankEndingsTable = {
  item_id: string
  provider: BankProvider
  environment: BankEnvironment | null
  sealed_access_token: string
  wanted_at: Date
  next_attempt_at: Date
  attempts: Generated<number>
}

type BankExchangesTable = {
  id: string
  provider: BankProvider
  environment: BankEnvironment | null
  sealed_public_token: string
  begun_at: Date
  next_attempt_at: Date
}

type UserAssumptionsTable = {
  user_id: string
  profile: Json<unknown>
  saved_at: Date
}

type CspReportsTable = {
  day: Day
  page: string
  directive: string
  blocked: string
  reports: number
}

type CatalogReleasesTable = {
  version: string
  published_at: Date
  card_count: number
  newest_facts_as_of: Day
  content: Json<readonly ReleasedCard[]>
}

/** Enough to look up later which cards a result used, and how old their facts were. */
export type ReleasedCard = Readonly<{ id: string; name: string; status: string; asOf: Day }>

/** YYYY-MM-DD, never a `Date`, which would change the day with the time zone. */
type Day = string

/** Written as JSON text, because `pg` would convert a JS array to a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>
