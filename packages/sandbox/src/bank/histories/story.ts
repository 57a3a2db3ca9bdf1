/** A story is what a login's accounts have seen: the same for the same login, whenever and however often it is told. */
import type { Day } from '../days.ts'

export type StoryAccount = {
  readonly key: string
  readonly name: string
  readonly officialName: string | null
  readonly mask: string | null
  readonly type: string
  readonly subtype: string | null
  readonly currency: string
  readonly available: number | null
  readonly current: number | null
  readonly limit: number | null
}

export type Row = {
  /** Unique within the account, and the same in every telling. */
  readonly key: string
  readonly account: string
  readonly transacted: Day
  readonly posted: Day
  /** Positive when money leaves the account. */
  readonly cents: number
  /** While it is pending: tips and fuel holds come in with another amount. */
  readonly pendingCents: number
  readonly description: string
  readonly currency: string
  readonly isPending: boolean
}

/** How far the story is told. */
export type Telling = {
  /** The day on which the bank was first asked. */
  readonly start: Day
  readonly from: Day
  readonly today: Day
  /** The days of the refreshes so far; the story of most logins moves by the calendar alone. */
  readonly refreshDays: readonly Day[]
}

export type Story = {
  readonly accounts: readonly StoryAccount[]
  readonly tell: (telling: Telling) => readonly Row[]
}
