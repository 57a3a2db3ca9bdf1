/** Rows of cells as text, from any file format. */

export type Grid = Readonly<{
  /** Cells are trimmed. */
  rows: readonly (readonly string[])[]
  /** Line on which each row begins, from 1. */
  lines: readonly number[]
}>

/** No bank writes more columns; further cells are ignored. */
export const MAX_COLUMNS = 60

export function cellAt(row: readonly string[], column: number | null): string {
  return column === null ? '' : (row[column] ?? '')
}

export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === '')
}
