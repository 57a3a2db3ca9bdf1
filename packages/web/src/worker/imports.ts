/** What the worker tells a page about files that somebody brought. Rows stay in the worker: a page shows sums. */

import type { Cents, DayRange, Leaf } from '@cardsight/engine'
import type {
  AccountType,
  Certainty,
  Corrections,
  Question,
  ReadStatement,
  RowLeftOut,
  StatementRow,
  StatementSource,
} from '@cardsight/statements'

export type { AccountType, Certainty, Corrections, Question, RowLeftOut, StatementRow, StatementSource }

/** All of a file but its rows, of which there are a few to look at. */
export type ImportedFile = Omit<ReadStatement, 'rows'> &
  Readonly<{
    id: number
    rowCount: number
    firstRows: readonly StatementRow[]
    /** What the person has said about it. */
    corrections: Corrections
    purchaseCount: number
    refundCount: number
    /** Not counted; of these, so many stand in an earlier file too. */
    leftOutCount: number
    duplicateCount: number
  }>

/** Purchases at one merchant, and how its category was decided. */
export type ImportedMerchant = Readonly<{
  name: string
  leaf: Leaf
  certainty: Certainty
  isCorrected: boolean
  purchaseCount: number
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
  /** Null where nothing was read. */
  period: DayRange | null
  purchaseCount: number
  refundCount: number
  spentCents: Cents
  refundedCents: Cents
  leftOutBy: Readonly<Partial<Record<RowLeftOut, number>>>
  duplicateCount: number
  /** Most money first. */
  merchants: readonly ImportedMerchant[]
}>

/** What is needed to bring the same files again: kept in the browser, if the person asks for it. */
export type KeptImport = Readonly<{
  files: readonly Readonly<{ source: StatementSource; corrections: Corrections }>[]
}>

/** Which part of what was brought a run is about. */
export type ImportedRun = Readonly<{ accountIds: readonly string[]; window: DayRange; nMonths: number }>
