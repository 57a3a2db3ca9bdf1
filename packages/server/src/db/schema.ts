/** The tables as Kysely sees them; `migrations/` makes them, `value-parsers.ts` decides the JS values. */
import type { ColumnType } from 'kysely'

export type Schema = {
  users: UsersTable
  sessions: SessionsTable
  catalog_releases: CatalogReleasesTable
}

type UsersTable = {
  id: string
  first_name: string
  last_name: string
  email: string
  is_google: boolean
  created_at: Date
}

type SessionsTable = {
  id: string
  user_id: string
  token_hash: Uint8Array
  created_at: Date
  expires_at: Date
}

type CatalogReleasesTable = {
  version: string
  published_at: Date
  card_count: number
  newest_facts_as_of: Day
  content: Json<readonly ReleasedCard[]>
}

/** Enough to say later which cards a result was made from, and how old their facts were. */
export type ReleasedCard = Readonly<{ id: string; name: string; status: string; asOf: Day }>

/** YYYY-MM-DD, never a `Date`: a `Date` would move to another day with the time zone. */
type Day = string

/** Written as JSON text, because `pg` would turn a bare JS array into a PostgreSQL array. */
type Json<Value> = ColumnType<Value, string, string>
