/** A grid: rows of cells as text, from whichever file a table was in. */

export type Grid = Readonly<{
  /** Cells without the spaces around them. */
  rows: readonly (readonly string[])[]
  /** Where each row begins in the file, from 1. */
  lines: readonly number[]
}>

/** No bank writes more columns; whatever else a line holds is not looked at. */
export const MOST_COLUMNS = 60

export function cellAt(row: readonly string[], column: number | null): string {
  return column === null ? '' : (row[column] ?? '')
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === '')
}
