/** What is found in the lines of a statement: its transactions, totals and accounts. */
import type { SectionKind, UnreadLine } from '../reconciliation.ts'
import type { Ledger } from './ledgers.ts'
import type { PrintedTotal } from './printed-totals.ts'
import type { Side } from './sections.ts'

export type Entry = Readonly<{
  /** Line of the document, from 1. */
  line: number
  date: string
  posted: string | null
  text: string
  amount: string
  balance: string | null
  /** Direction of the money by the column of the amount. */
  columnSide: Side | null
  kind: SectionKind | null
  /** The section above the entry, even if a total has ended it. */
  lastKind: SectionKind | null
  category: string | null
  /** Index into the ledgers. */
  ledger: number
  isInTable: boolean
}>

export type LedgerTotal = PrintedTotal & Readonly<{ ledger: number }>

export type FoundEntries = Readonly<{
  entries: readonly Entry[]
  /** Dated lines outside of sections and tables, which are seldom transactions. */
  strays: readonly Entry[]
  totals: readonly LedgerTotal[]
  ledgers: readonly Ledger[]
  /** Lines with an amount that are neither a transaction nor a total. */
  unread: readonly UnreadLine[]
}>
