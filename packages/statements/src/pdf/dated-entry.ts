import type { StatementRow } from '../statement.ts'
import type { Entry } from './find-entries.ts'

/** An entry of a PDF statement with its dates resolved. */
export type DatedEntry = Readonly<{
  entry: Entry
  day: StatementRow['day']
  postedDay: StatementRow['postedDay']
}>
