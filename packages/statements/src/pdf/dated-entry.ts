import type { StatementRow } from '../statement.ts'
import type { Entry } from './find-entries.ts'

/** An entry of a PDF statement with the dates its text resolves to. */
export type DatedEntry = Readonly<{
  entry: Entry
  day: StatementRow['day']
  postedDay: StatementRow['postedDay']
}>
