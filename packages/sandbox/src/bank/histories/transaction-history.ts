/** A login's accounts and transactions, generated on demand. The same login and query always give the same result. */
import type { Day } from '../days.ts'
import type { Noise } from './noise.ts'

export type SimulatedAccount = {
  readonly key: string
  readonly name: string
  readonly officialName: string | null
  readonly mask: string | null
  readonly type: string
  readonly subtype: string | null
  /** An ISO code, or a name that ISO doesn't list, such as a cryptocurrency. */
  readonly currency: string
  /** The bank's id for the account, the same for each of its owners. Null if the bank has none. */
  readonly persistentId: string | null
  readonly available: number | null
  readonly current: number | null
  readonly limit: number | null
}

export type TransactionRow = {
  /** Unique within the account, and stable across calls. */
  readonly key: string
  readonly account: string
  readonly transacted: Day
  readonly posted: Day
  /** Positive if money leaves the account. */
  readonly cents: number
  /** Amount while pending; it differs for tips and gas holds. */
  readonly pendingCents: number
  readonly description: string
  readonly currency: string
  readonly isPending: boolean
  /** Set if the transaction was pending before it posted on the same day. The dates can't show that. */
  readonly postedSameDay?: true
  /** Null if the bank and the provider report the description as it is, and everything about its merchant. */
  readonly noise: Noise | null
}

/** The part of a history to generate. */
export type HistoryQuery = {
  /** The day of the first pull. */
  readonly start: Day
  readonly from: Day
  readonly today: Day
  /** Days of the refreshes so far. Only the dynamic login depends on them. */
  readonly refreshDays: readonly Day[]
}

export type TransactionHistory = {
  readonly accounts: readonly SimulatedAccount[]
  readonly generate: (query: HistoryQuery) => readonly TransactionRow[]
}
