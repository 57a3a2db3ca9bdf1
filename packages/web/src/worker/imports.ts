/**
 * What the worker sends to a page about imported files. Transactions stay in the worker; a page shows totals.
 */

import type { Certainty } from '@cardsight/categorizer'
import type { MerchantReview } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import type { Leaf } from '@cardsight/engine/categories'
import type { DayRange } from '@cardsight/engine/dates'
import type { Cents } from '@cardsight/engine/money'
import type {
  AccountType,
  Corrections,
  Question,
  ReadStatement,
  RowLeftOut,
  StatementRow,
  StatementSource,
} from '@cardsight/statements'
import type { ImportedLines } from './imported-lines.ts'

export type { AccountType, Certainty, Corrections, Question, RowLeftOut, StatementRow, StatementSource }

/** Placeholder for the URL of card texts with business cards, which the worker provides. */
export const BUSINESS_TEXTS = 'worker/business'

/** A file without its rows, except for a few to preview. */
export type ImportedFile = Omit<ReadStatement, 'rows'> &
  Readonly<{
    id: number
    rowCount: number
    firstRows: readonly StatementRow[]
    /** The user's corrections. */
    corrections: Corrections
    purchaseCount: number
    refundCount: number
    spentCents: Cents
    refundedCents: Cents
    /** Not counted; of these, this many are in an earlier file too. */
    leftOutCount: number
    duplicateCount: number
    /** A line to ask about, if the file leaves open which sign purchases have. */
    signExample: StatementRow | null
  }>

/** Purchases at one merchant, and how its category was decided. */
export type ImportedMerchant = Readonly<{
  name: string
  leaf: Leaf
  certainty: Certainty
  isCorrected: boolean
  /** None of its lines counts, because the person says so. */
  isExcluded: boolean
  purchaseCount: number
  /** Lines that the person doesn't count as purchases. */
  excludedCount: number
  cents: Cents
}>

export type ImportedAccount = Readonly<{
  id: string
  label: string
  mask: string | null
  type: AccountType
}> &
  DayRange

export type ImportSummary = Readonly<{
  files: readonly ImportedFile[]
  accounts: readonly ImportedAccount[]
  /** Null if nothing was read. */
  period: DayRange | null
  purchaseCount: number
  refundCount: number
  spentCents: Cents
  refundedCents: Cents
  leftOutBy: Readonly<Partial<Record<RowLeftOut, number>>>
  duplicateCount: number
  /** Largest total first. */
  merchants: readonly ImportedMerchant[]
  /** Merchants whose category isn't sure, in the same form as in results. */
  review: MerchantReview
  /** Rent a month, which isn't counted as spending; null if there is none. */
  monthlyRentCents: Cents | null
}>

/** What is needed to import the same files again; stored in the browser if the user asks for it. */
export type StoredImport = Readonly<{
  files: readonly Readonly<{ source: StatementSource; corrections: Corrections }>[]
  /** To show before the files are read again. An earlier version may have categorized them differently. */
  newest?: ImportedLines
}>

/** Which part of the imported data a run covers, and the person it is for: by default, the one of the default profile. */
export type ImportedRun = Readonly<{
  accountIds: readonly string[]
  window: DayRange
  nMonths: number
  profile?: Profile | undefined
}>
