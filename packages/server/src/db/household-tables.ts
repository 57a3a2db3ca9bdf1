import type { ColumnType, Generated } from 'kysely'

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
