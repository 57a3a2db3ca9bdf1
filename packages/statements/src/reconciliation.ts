/** How the transactions of a statement compare with the totals that it prints. */
import type { Cents } from '@cardsight/engine/money'

/** Part of a statement by its heading, such as 'Payments and other credits'. */
export type SectionKind =
  | 'payments'
  | 'credits'
  | 'payments-and-credits'
  | 'purchases'
  | 'charges'
  | 'cash-advances'
  | 'balance-transfers'
  | 'fees'
  | 'interest'
  | 'deposits'
  | 'withdrawals'
  | 'checks'
  | 'activity'

/** A total that the statement prints, and the sum of the transactions we read for it. */
export type TotalDifference = Readonly<{
  /** Index into `accounts`. */
  account: number
  /** Sections that the total covers. 'balance' is the change from the opening to the closing balance. */
  groups: readonly (SectionKind | 'balance')[]
  printedCents: Cents
  readCents: Cents
  /** User-facing sentence with both amounts and the difference. */
  sentence: string
}>

/** A line with an amount that we didn't count. */
export type UnreadLine = Readonly<{ line: number; text: string }>

/**
 * Whether the transactions add up to the totals that the statement prints. Without matching totals, some of
 * them may be missing or have the wrong sign.
 */
export type Reconciliation = Readonly<{
  status: 'matched' | 'mismatch' | 'no-totals'
  /** Empty unless the status is 'mismatch'. */
  differences: readonly TotalDifference[]
  /**
   * Lines that may explain the differences. Without totals, lines that look like transactions outside of all
   * sections. Empty if the status is 'matched'.
   */
  unreadLines: readonly UnreadLine[]
}>
