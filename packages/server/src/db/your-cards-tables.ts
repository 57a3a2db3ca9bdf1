/** Tables about the cards that people have, their households, reminders, watches and notifications. */
import type { ColumnType, Generated } from 'kysely'

export type YourCardsTables = {
  your_cards: YourCardsTable
  calendar_feeds: CalendarFeedsTable
  digests: DigestsTable
  digest_unsubscribe_tokens: DigestUnsubscribeTokensTable
  digest_entries: DigestEntriesTable
  watchers: WatchersTable
  card_watches: CardWatchesTable
  watch_messages: WatchMessagesTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
}

type YourCardsTable = {
  user_id: string
  content: ColumnType<unknown, string, string>
  saved_at: Date
}

type CalendarFeedsTable = {
  user_id: string
  token_hash: Uint8Array
  created_at: Date
}

type DigestsTable = {
  user_id: string
  has_offers: boolean
  has_wallets: boolean
  turned_on_at: Date
  next_check_at: Date
  leased_until: Date | null
  sent_at: Generated<Date | null>
  is_emailed: Generated<boolean>
}

type DigestUnsubscribeTokensTable = {
  token_hash: Uint8Array
  user_id: string
}

type DigestEntriesTable = {
  user_id: string
  key: string
  listed_at: Date
}

export type HouseholdMembersTable = {
  user_id: string
  partner_id: string
  since: Date
  /** Written as JSON text. */
  typed_spending: ColumnType<unknown, string | undefined, string>
}

export type HouseholdInvitationsTable = {
  user_id: string
  id: string
  email: string
  created_at: Date
  expires_at: Date
  token_hash: Generated<Uint8Array | null>
}

type WatchersTable = {
  user_id: string
  has_own_cards: boolean
  /** JSON text. */
  answer: string | null
  since: Date
  next_check_at: Date
  catalog_at: Date | null
  leased_until: Date | null
}

type CardWatchesTable = {
  user_id: string
  card_id: string
  watched_at: Date
  /** JSON text. */
  tiers: string
}

type WatchMessagesTable = {
  user_id: string
  id: string
  key: string
  at: Date
  title: string
  text: string
  cents: number | null
  card_id: string
  source: string | null
  page: string | null
  ends_on: string | null
  emailed_at: Date | null
}

type PushKeysTable = {
  id: string
  public_key: string
  sealed_private_key: string
}

type PushSubscriptionsTable = {
  id: string
  user_id: string
  session_id: string
  endpoint_hash: Uint8Array
  sealed_subscription: string
  browser: string
  created_at: Date
  last_sent_at: Date | null
  /** JSON text. */
  pending: string | null
  pending_since: Date | null
  next_attempt_at: Date | null
  attempts: Generated<number>
  leased_until: Date | null
}
