/** Reads delimited text as a statement: finds the delimiter, and whether there is a table at all. */
import { problemSentences } from '../sentences.ts'
import { type Corrections, type Layout, MAX_ROWS, type Problem } from '../statement.ts'
import { looksLikeData } from '../table/find-header.ts'
import { type ReadTable, readTable } from '../table/read-table.ts'
import { splitCells } from './split-cells.ts'

type Source = Readonly<{ name: string; text: string; encoding: Layout['encoding'] }>

/** Returns a refusal if no delimiter yields a table. */
export function readCsv({ name, text, encoding }: Source, corrections?: Corrections): ReadTable {
  const { body, skipped, stated } = withoutSeparatorLine(withoutOuterQuotes(text))
  const found = findDelimiter(body)
  const delimiter = stated ?? found.delimiter
  // If the first lines have no data, the rest isn't worth reading; the user can still assign the columns.
  const relevant = found.hasData || corrections?.columns !== undefined ? body : found.sample
  const { grid, openQuoteLine, isCut } = splitCells(relevant, { delimiter, maxRows: MAX_ROWS })
  const lines = skipped === 0 ? grid.lines : grid.lines.map((line) => line + skipped)
  const read = readTable({ rows: grid.rows, lines }, { name, encoding, delimiter }, corrections)
  const problems: Problem[] = []
  if (isCut) {
    problems.push({ line: null, sentence: problemSentences.tooManyRows(MAX_ROWS) })
  }
  if (openQuoteLine !== null && read.rows.length > 0) {
    const line = openQuoteLine + skipped
    problems.push({ line, sentence: problemSentences.openQuote(line) })
  }
  return { ...read, problems: [...problems, ...read.problems] }
}

type Delimiter = NonNullable<Layout['delimiter']>
const delimiters: readonly Delimiter[] = [',', ';', '\t', '|']

const MAX_SAMPLE_LENGTH = 200_000

/** Excel writes 'sep=;' above some tables. */
function withoutSeparatorLine(text: string): { body: string; skipped: number; stated: Delimiter | null } {
  const match = /^sep=([,;\t|])\n/i.exec(text)
  const stated = delimiters.find((delimiter) => delimiter === match?.[1]) ?? null
  return match === null
    ? { body: text, skipped: 0, stated: null }
    : { body: text.slice(match[0].length), skipped: 1, stated }
}

/** A spreadsheet that opened a table as a single column writes each line in quotes. */
function withoutOuterQuotes(text: string): string {
  const lines = text.slice(0, 20_000).trimEnd().split('\n')
  const isWrapped =
    lines.length > 1 && lines.slice(0, -1).every((line) => /^"[^",;\t]+[,;\t].*[^",;\t]?"$/.test(line))
  const isOneCell = isWrapped && lines.every((line) => !/^"[^"]*"[,;\t]/.test(line))
  return isOneCell ? text.replace(/^"(.*)"$/gm, (_, line: string) => line.replaceAll('""', '"')) : text
}

type Found = Readonly<{ delimiter: Delimiter; hasData: boolean; sample: string }>

/**
 * Returns the delimiter with the most rows that have a date and an amount; if equal, the one with more
 * columns.
 */
function findDelimiter(text: string): Found {
  const sample = firstLines(text, 300)
  const scores = delimiters.map((delimiter) => {
    const { rows } = splitCells(sample, { delimiter, maxRows: 300 }).grid
    const data = rows.filter(looksLikeData).length
    const cells = rows.reduce((sum, row) => sum + row.length, 0)
    return { delimiter, hasData: data > 0, score: data * 1000 + cells / Math.max(1, rows.length) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return { delimiter: best.delimiter, hasData: best.hasData, sample }
}

function firstLines(text: string, count: number): string {
  let end = 0
  for (let line = 0; line < count && end >= 0 && end < MAX_SAMPLE_LENGTH; line += 1) {
    end = text.indexOf('\n', end + 1)
  }
  return text.slice(0, end < 0 ? MAX_SAMPLE_LENGTH : Math.min(end, MAX_SAMPLE_LENGTH))
}
