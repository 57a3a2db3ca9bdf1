/** Reads PDF statements with text. Scanned pages and locked files get their own refusals. */
import { refusedWith } from '../refused-with.ts'
import type { Corrections, ReadStatement, StatementFile } from '../statement.ts'
import { readLines } from './read-lines.ts'
import { readPages } from './read-pages.ts'

export async function readPdf(
  { name, bytes }: StatementFile,
  corrections: Corrections = {},
): Promise<Omit<ReadStatement, 'kind' | 'name'>> {
  const lines = await readPages(bytes)
  return typeof lines === 'string' ? refusedWith(lines) : readLines(name, lines, corrections)
}
