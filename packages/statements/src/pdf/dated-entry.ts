import type { StatementRow } from '../statement.ts'
import type { Entry } from './entry.ts'

/** An entry of a PDF statement with its dates resolved. */
export type DatedEntry = Readonly<{
  entry: Entry
  day: StatementRow['day']
  postedDay: StatementRow['postedDay']
}>

/** An entry with its direction resolved. */
export type SignedEntry = DatedEntry &
  Readonly<{
    /** Positive for money leaving the account. */
    cents: number
    /** A column, a running balance or a word next to the amount shows the direction. */
    isProven: boolean
  }>
